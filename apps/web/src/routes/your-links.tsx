export { YourLinksPage as Component } from '../user-links/YourLinksPage.tsx';
