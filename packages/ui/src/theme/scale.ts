import { REDUCED_MOTION } from './reduced-motion.ts';

export const space = {
  none: '0',
  xxs: '4px',
  xs: '8px',
  sm: '12px',
  md: '16px',
  lg: '24px',
  xl: '32px',
  xxl: '48px',
  xxxl: '64px',
} as const;

/** Space between a page and the edges of the window, px. */
export const gutter = { phone: 16, tablet: 24, desktop: 32 } as const;

/** Width of a notch at either side of the window, kept free on both sides. */
export const notchAside = 'max(env(safe-area-inset-left), env(safe-area-inset-right))';

const clearOfNotch = (px: number) => `max(${px}px, ${notchAside})`;

/**
 * Gutters at both sides of a page: 16 px, 24 from 768 px on, 32 from 1024 px on; never narrower than a notch.
 */
export const inGutters = {
  paddingInline: clearOfNotch(gutter.phone),
  '@media': {
    '(min-width: 768px)': { paddingInline: clearOfNotch(gutter.tablet) },
    '(min-width: 1024px)': { paddingInline: clearOfNotch(gutter.desktop) },
  },
} as const;

/** Type sizes; `body` is the default. */
export const fontSize = {
  tiny: '0.75rem',
  small: '0.8125rem',
  body: '0.9375rem',
  input: '1rem',
  large: '1.0625rem',
  title: '1.25rem',
  heading: '1.5rem',
  page: '2rem',
  display: '3rem',
  hero: 'clamp(2.5rem, 10.5vw, 5.5rem)',
} as const;

/** Font size of typed text. iOS zooms into a field with text below 16 px. */
export const typedSize = `max(16px, ${fontSize.input})`;

export const fontWeight = { regular: '400', medium: '500', semibold: '600' } as const;

/** Durations and the one easing curve. Animations change only opacity and transform. */
export const motion = {
  fast: '120ms',
  normal: '200ms',
  slow: '320ms',
  curve: 'cubic-bezier(.2,.8,.2,1)',
} as const;

/** Minimum width and height of a press target. WCAG 2.2 asks for 24 px; thumbs need 44. */
export const targetSize = '44px';

/** Media queries. The mobile breakpoint is 768 px. */
export const media = {
  phone: '(max-width: 768px)',
  aboveTablet: '(min-width: 769px)',
  /** Windows in which a dialog rises from the bottom. */
  sheet: '(max-width: 599px)',
  aboveSheet: '(min-width: 600px)',
  wide: '(min-width: 1024px)',
  belowWide: 'not all and (min-width: 1024px)',
  panel: '(min-width: 900px)',
  belowPanel: '(max-width: 899px)',
  /** From this width on, a picture and its text stand side by side. */
  sideBySide: '(min-width: 700px)',
  reducedMotion: REDUCED_MOTION,
  hover: '(hover: hover)',
  /** Mode without backgrounds and shadows, in which floating elements need an edge. */
  forcedColors: '(forced-colors: active)',
} as const;

/** Stacking order (`z-index`). Radix portals are stacked by their order in the document. */
export const layer = { bar: '10', header: '11', overlay: '20', toast: '30' } as const;
