export { preparePrivacyPolicy as prepare } from '@vitrine/hooks';
export { PrivacyPage as Component } from '../legal/PrivacyPage.tsx';
