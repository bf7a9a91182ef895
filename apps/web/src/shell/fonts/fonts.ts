import '@fontsource-variable/inter';
import '@fontsource/instrument-serif/400.css';
import '@fontsource/instrument-serif/400-italic.css';
import { browserStorage } from '@vitrine/hooks';
import { FONTS_KEY } from './fonts-key.ts';

// Later documents apply the fonts from the start.
const href = document.querySelector('link[rel=stylesheet][href*="/fonts-"]')?.getAttribute('href');
if (href) browserStorage('localStorage').set(FONTS_KEY, href);
