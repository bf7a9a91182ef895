import { useContentFilterSettings } from '@vitrine/hooks';
import { useMessages } from '@vitrine/ui';
import { SettingsPage } from '../settings/SettingsPage.tsx';
import { contentFilterMessages } from '../settings/settings.messages.ts';

export function Component() {
  const texts = useMessages(contentFilterMessages);
  const form = useContentFilterSettings();
  return (
    <SettingsPage
      title={texts.title}
      help={texts.help}
      form={form}
      groups={[
        {
          heading: texts.reading,
          settings: [{ name: 'hideFilteredContent', label: texts.hide, hint: texts.hideHint }],
        },
        {
          heading: texts.writing,
          settings: [{ name: 'autoReject', label: texts.reject, hint: texts.rejectHint }],
        },
      ]}
    />
  );
}
