import { defineMessages } from '@vitrine/ui';

export const legalMessages = defineMessages('legal', {
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  loading: 'Loading the text',
  template: 'This is a template. The operator of this site has not set a text of their own yet.',
  acceptanceOfTerms: 'Acceptance of terms',
  userAccounts: 'User accounts',
  userContent: 'User content',
  prohibitedUses: 'Prohibited uses',
  privacyPolicy: 'Privacy policy',
  termination: 'Termination',
  changesToTerms: 'Changes to the terms',
  contactInformation: 'Contact',
  introduction: 'Introduction',
  informationWeCollect: 'Information we collect',
  personalInfo: 'Personal information',
  usage: 'Usage',
  howWeUseInformation: 'How we use information',
  dataSharing: 'Data sharing',
  userRights: 'Your rights',
  contact: 'Contact',
});
