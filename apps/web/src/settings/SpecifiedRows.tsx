import { useContentFilterSettings, useNotificationSettings } from '@vitrine/hooks';
import { type MessagesOf, useMessages } from '@vitrine/ui';
import { BELL } from '../shell/icons/bell.ts';
import { CIRCLE_QUESTION_MARK } from '../shell/icons/circle-question-mark.ts';
import { CREDIT_CARD } from '../shell/icons/credit-card.ts';
import { FILE_TEXT } from '../shell/icons/file-text.ts';
import { INFO } from '../shell/icons/info.ts';
import { SHIELD } from '../shell/icons/shield.ts';
import { SLIDERS_HORIZONTAL } from '../shell/icons/sliders-horizontal.ts';
import { LinkRow, RowGroup } from '../shell/page/Rows.tsx';
import { settingsMessages } from './settings.messages.ts';

/** The specified entries, in their order (2 §2.11). */
const ENTRIES: readonly {
  href: string;
  text: keyof MessagesOf<typeof settingsMessages>;
  icon: string | readonly string[];
}[] = [
  { href: '/subscription-plans', text: 'subscriptionPlans', icon: CREDIT_CARD },
  { href: '/notification-settings', text: 'notifications', icon: BELL },
  { href: '/content-filter-settings', text: 'contentFilters', icon: SLIDERS_HORIZONTAL },
  { href: '/privacy-policy', text: 'privacy', icon: SHIELD },
  { href: '/help-support', text: 'helpAndSupport', icon: CIRCLE_QUESTION_MARK },
  { href: '/terms-of-service', text: 'termsOfService', icon: FILE_TEXT },
  { href: '/about', text: 'about', icon: INFO },
];

/** The specified entries, with what is set. */
export function SpecifiedRows() {
  const texts = useMessages(settingsMessages);
  const filters = useContentFilterSettings();
  const notifications = useNotificationSettings();
  const states: Readonly<Record<string, string | false>> = {
    '/notification-settings':
      notifications.isKnown && (notifications.values.emailNotifications ? texts.emailOn : texts.emailOff),
    '/content-filter-settings':
      filters.isKnown && (filters.values.hideFilteredContent ? texts.on : texts.off),
  };
  return (
    <RowGroup heading={texts.more}>
      {ENTRIES.map(({ href, text, icon }) => (
        <LinkRow key={href} href={href} icon={icon} text={texts[text]} state={states[href]} />
      ))}
    </RowGroup>
  );
}
