export { prepareTermsOfService as prepare } from '@vitrine/hooks';
export { TermsPage as Component } from '../legal/TermsPage.tsx';
