export { AboutPage as Component } from '../site/AboutPage.tsx';
