import { useTermsOfService } from '@vitrine/hooks';
import { useMessages } from '@vitrine/ui';
import { LegalPage } from './LegalPage.tsx';
import { legalMessages } from './legal.messages.ts';

const SECTIONS = [
  'acceptanceOfTerms',
  'userAccounts',
  'userContent',
  'prohibitedUses',
  'privacyPolicy',
  'termination',
  'changesToTerms',
  'contactInformation',
] as const;

export function TermsPage() {
  const texts = useMessages(legalMessages);
  const terms = useTermsOfService();
  return (
    <LegalPage
      title={texts.terms}
      isTemplate={terms?.isTemplate === true}
      sections={terms && SECTIONS.map((key) => ({ key, title: texts[key], text: terms[key] }))}
    />
  );
}
