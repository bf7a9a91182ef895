import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { inGutters, vars } from '@vitrine/ui';

const phone = '(max-width: 768px)';
const aboveTablet = '(min-width: 769px)';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  color: vars.color.ink,
  // A bar at the foot of a short page reaches the end of the window.
  '@media': { [aboveTablet]: { minHeight: 'calc(100dvh - var(--vitrine-header-height, 0px))' } },
});

/** As high as the header that it replaces. */
export const bar = style({
  '@media': {
    [phone]: {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: 11,
      paddingBlockStart: 'env(safe-area-inset-top)',
      background: vars.color.canvas,
    },
    '(min-width: 769px) and (min-height: 560px)': {
      selectors: {
        '&[data-stays]': {
          position: 'sticky',
          insetBlockStart: 'var(--vitrine-header-height, 0px)',
          zIndex: 2,
          background: vars.color.canvas,
        },
      },
    },
  },
});

globalStyle(`header:has(~ * ${bar})`, { '@media': { [phone]: { display: 'none' } } });

const column = style({ ...inGutters, boxSizing: 'border-box', width: '100%', marginInline: 'auto' });

export const columns = styleVariants({ narrow: 640, wide: 1080, full: 1216 }, (width) => [
  column,
  { maxWidth: `calc(${width}px + 64px)` },
]);

export const line = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 56,
  '@media': {
    [aboveTablet]: { minHeight: 0, paddingBlock: '20px 24px' },
    '(min-width: 900px)': {
      selectors: {
        // Aligns the title with other pages' titles; a bar that stays is lower.
        [`${bar}:not([data-stays]) &`]: { paddingBlock: '32px 24px' },
      },
    },
  },
});

export const actions = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 8,
  maxWidth: '75%',
  marginInlineStart: 'auto',
});

export const back = style({
  marginInlineStart: -12,
  '@media': { [aboveTablet]: { display: 'none' } },
});

export const arrow = style({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });

export const title = style({
  minWidth: 0,
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: '1.5rem',
  fontWeight: 400,
  letterSpacing: '-0.01em',
  lineHeight: 1.15,
  overflowWrap: 'anywhere',
  '@media': { [aboveTablet]: { fontSize: '3rem', letterSpacing: '-0.02em', lineHeight: 1.1 } },
});

export const content = style({
  paddingBlockEnd: 64,
  '@media': {
    // A bar at the foot lies over the page.
    [phone]: { paddingBlockEnd: 'calc(40px + var(--vitrine-foot-room, 0px))' },
  },
});
