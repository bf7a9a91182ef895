import type { PrivacyPolicy } from '@vitrine/api';
import { usePrivacyPolicy } from '@vitrine/hooks';
import { type MessagesOf, useMessages } from '@vitrine/ui';
import { LegalPage, type LegalText } from './LegalPage.tsx';
import { legalMessages } from './legal.messages.ts';

export function PrivacyPage() {
  const texts = useMessages(legalMessages);
  const policy = usePrivacyPolicy();
  return (
    <LegalPage
      title={texts.privacy}
      isTemplate={policy?.isTemplate === true}
      sections={policy && sectionsOf(policy, texts)}
    />
  );
}

function sectionsOf(policy: PrivacyPolicy, texts: MessagesOf<typeof legalMessages>): LegalText[] {
  const { personalInfo, usage } = policy.informationWeCollect;
  const collected = [
    [texts.personalInfo, personalInfo],
    [texts.usage, usage],
  ].filter(([, text]) => text !== '');
  const section = (key: Exclude<keyof PrivacyPolicy, 'informationWeCollect' | 'isTemplate'>): LegalText => ({
    key,
    title: texts[key],
    text: policy[key],
  });
  return [
    section('introduction'),
    {
      key: 'informationWeCollect',
      title: texts.informationWeCollect,
      text: collected.map(([title, text]) => `# ${title}\n\n${text}`).join('\n\n'),
    },
    section('howWeUseInformation'),
    section('dataSharing'),
    section('userRights'),
    section('contact'),
  ];
}
