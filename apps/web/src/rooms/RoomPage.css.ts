import { globalStyle, style } from '@vanilla-extract/css';
import { inGutters, vars } from '@vitrine/ui';

const phone = '(max-width: 768px)';

const heightBelow = (taken: string) =>
  ['100vh', '100dvh'].map((window) => `calc(${window} - ${taken} - var(--vitrine-keyboard-inset, 0px))`);

/** As high as the window below the header, so that only the messages scroll. */
export const page = style({
  display: 'flex',
  height: heightBelow('var(--vitrine-header-height, 0px)'),
  color: vars.color.ink,
  '@media': { [phone]: { height: heightBelow('0px') } },
});

// On phones, the room's own bar replaces the header, and the composer the bar at the foot.
globalStyle(`header:has(~ * ${page})`, { '@media': { [phone]: { display: 'none' } } });
globalStyle(`:has(> * > ${page}) ~ nav, main:has(${page}) ~ nav, div:has(${page}) ~ nav`, {
  '@media': { [phone]: { display: 'none' } },
});
globalStyle(`main:has(> ${page}), main:has(> * > ${page})`, {
  '@media': { [phone]: { paddingBlockEnd: 0 } },
});

export const room = style({ display: 'flex', flex: 1, flexDirection: 'column', minWidth: 0 });

export const bar = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 8,
  boxSizing: 'border-box',
  minHeight: 64,
  paddingBlockStart: 'env(safe-area-inset-top)',
  paddingInline: 32,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { [phone]: { minHeight: 56, paddingInline: 4 } },
});

export const name = style({
  flex: 1,
  minWidth: 0,
  margin: 0,
  overflow: 'hidden',
  fontFamily: vars.font.display,
  fontSize: '2rem',
  fontWeight: 400,
  letterSpacing: '-0.01em',
  lineHeight: 1.2,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [phone]: { fontSize: '1.625rem' } },
});

export const arrow = style({ selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } } });

export const people = style({
  position: 'relative',
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  paddingInline: 8,
  border: 'none',
  borderRadius: 999,
  background: 'none',
  color: vars.color.ink,
  font: 'inherit',
  fontSize: '0.9375rem',
  fontWeight: 600,
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.color.sunken } },
});

/** The button's name: on a phone, only the number is seen. */
export const peopleWord = style({
  '@media': {
    [phone]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
export const peopleCount = style({ '@media': { '(min-width: 769px)': { display: 'none' } } });

export const messages = style({ flex: 1, minHeight: 0 });

/** In line with the messages. */
export const composer = style({
  flex: 'none',
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 772,
  marginInline: 'auto',
  paddingInline: inGutters.paddingInline,
  paddingBlockEnd: 'calc(16px + env(safe-area-inset-bottom))',
  '@media': {
    [phone]: { paddingBlockEnd: 'calc(8px + env(safe-area-inset-bottom))' },
    // The first icon stands in line with the messages, its button around it.
    '(max-width: 479px)': { paddingInline: '0 12px' },
  },
});

export const empty = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 16,
  margin: 'auto',
  paddingBlock: 48,
  textAlign: 'center',
});

export const emptyTitle = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: '1.5rem',
  fontWeight: 400,
});

export const backLine = style({ margin: '0 auto', paddingBlockEnd: 48 });

export const written = style({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 480,
  marginBlockStart: 24,
  marginInline: 'auto',
  paddingInline: 16,
  color: vars.color.inkMuted,
});

export const writtenText = style({
  margin: '8px 0 0',
  color: vars.color.ink,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});
