/** Distances on the 4 px grid. */
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

/** Between a page and the edges of the window, px. */
export const gutter = { phone: 16, tablet: 24, desktop: 32 } as const;

/** What a notch takes of the sides of a window; a phone that lies on its side takes as much of both. */
export const notchAside = 'max(env(safe-area-inset-left), env(safe-area-inset-right))';

const clearOfNotch = (px: number) => `max(${px}px, ${notchAside})`;

/** The gutters of a page at either side: 16 px, 24 from 768 px on, 32 from 1024 px on, and never less than a notch takes. */
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
  hero: 'clamp(2.5rem, 7vw, 5.5rem)',
} as const;

/** Of text that is typed: below 16 px iOS zooms into it, whatever a page makes of a rem. */
export const typedSize = `max(16px, ${fontSize.input})`;

export const fontWeight = { regular: '400', medium: '500', semibold: '600' } as const;

/** Durations and the one curve. Only opacity and transform move. */
export const motion = {
  fast: '120ms',
  normal: '200ms',
  slow: '320ms',
  curve: 'cubic-bezier(.2,.8,.2,1)',
} as const;

/** Smallest side of anything that is pressed (WCAG 2.2 asks 24 px; thumbs ask 44). */
export const targetSize = '44px';

/** Media queries. The mobile breakpoint is 768 px. */
export const media = {
  phone: '(max-width: 768px)',
  aboveTablet: '(min-width: 769px)',
  /** A window in which a dialog rises from the foot instead of floating. */
  sheet: '(max-width: 599px)',
  aboveSheet: '(min-width: 600px)',
  wide: '(min-width: 1024px)',
  panel: '(min-width: 900px)',
  belowPanel: '(max-width: 899px)',
  /** From here on a picture and what is said of it stand side by side. */
  sideBySide: '(min-width: 700px)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  hover: '(hover: hover)',
  /** Grounds and shadows are not drawn: what floats needs an edge. */
  forcedColors: '(forced-colors: active)',
} as const;

/** What lies over what; radix-ui portals are stacked by their order in the document. */
export const layer = { bar: '10', header: '11', overlay: '20', toast: '30' } as const;
