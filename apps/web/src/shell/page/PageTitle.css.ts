import { style } from '@vanilla-extract/css';
import { inGutters, vars } from '@vitrine/ui';

const wide = '(min-width: 900px)';

export const line = style({
  ...inGutters,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 12,
  maxWidth: 1600,
  marginInline: 'auto',
  paddingBlock: '20px 16px',
  '@media': { ...inGutters['@media'], [wide]: { paddingBlock: '32px 24px' } },
});

export const title = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontWeight: 400,
  fontSize: '2rem',
  lineHeight: 1.15,
  '@media': { [wide]: { fontSize: '3rem' } },
});

export const note = style({ margin: 0, color: vars.color.inkMuted, fontVariantNumeric: 'tabular-nums' });

export const actions = style({ alignSelf: 'center', marginInlineStart: 'auto' });
