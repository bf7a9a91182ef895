import { defineMessages } from '@vitrine/ui';

export const siteLinkMessages = defineMessages('siteLinks', {
  help: 'Help & Support',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
  about: 'About',
});
