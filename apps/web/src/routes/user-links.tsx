export { UserLinksPage as Component } from '../user-links/UserLinksPage.tsx';
