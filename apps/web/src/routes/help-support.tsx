export { HelpPage as Component } from '../site/HelpPage.tsx';
