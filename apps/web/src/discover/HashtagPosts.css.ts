import { style } from '@vanilla-extract/css';
import { inGutters, vars } from '@vitrine/ui';

const wide = '(min-width: 900px)';

export const head = style({
  ...inGutters,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 12,
  maxWidth: 1600,
  marginInline: 'auto',
  paddingBlock: '16px 20px',
});

export const line = style({
  display: 'flex',
  flex: '1 1 auto',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 16,
  minWidth: 0,
});

export const title = style({
  margin: 0,
  minWidth: 0,
  fontFamily: vars.font.display,
  fontWeight: 400,
  fontSize: '2rem',
  lineHeight: 1.15,
  overflowWrap: 'anywhere',
  '@media': { [wide]: { selectors: { '&:not([data-long])': { fontSize: '3rem' } } } },
});

export const word = style({ color: vars.color.accent, fontStyle: 'italic' });

export const count = style({ margin: 0, color: vars.color.inkMuted, fontVariantNumeric: 'tabular-nums' });
