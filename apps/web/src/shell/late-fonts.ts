import serifItalic from '@fontsource/instrument-serif/files/instrument-serif-latin-400-italic.woff2?url';
import serif from '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2?url';
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { browserStorage } from '@vitrine/hooks';
import { FONTS_KEY } from './fonts-key.ts';

/**
 * Brings the fonts without moving anything under somebody's eyes: they are fetched behind everything else, and put on with the
 * first press, key or turn of the wheel. From then on the browser has them, and documents start with them.
 */
export function loadFontsLate(document: Document): void {
  for (const href of [inter, serif, serifItalic]) {
    const link = Object.assign(document.createElement('link'), { rel: 'prefetch', as: 'font', href });
    link.crossOrigin = '';
    document.head.append(link);
  }
  const signs = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;
  const putOn = () => {
    for (const sign of signs) document.removeEventListener(sign, putOn);
    void import('./fonts.ts').then(() => {
      const styles = document.querySelector<HTMLLinkElement>('link[rel=stylesheet][href*="/fonts-"]');
      const href = styles?.getAttribute('href');
      if (href) browserStorage('localStorage').set(FONTS_KEY, href);
    });
  };
  for (const sign of signs) document.addEventListener(sign, putOn, { passive: true });
}
