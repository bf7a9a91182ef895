import { style } from '@vanilla-extract/css';
import { inGutters, vars } from '@vitrine/ui';

export const page = style({
  ...inGutters,
  maxWidth: 1200,
  marginInline: 'auto',
  paddingBlock: '24px 40px',
  '@media': { ...inGutters['@media'], '(min-width: 900px)': { paddingBlockStart: 40 } },
});

export const awaited = style({ maxWidth: 640, marginInline: 'auto' });

export const title = style({
  margin: 0,
  marginBlockEnd: 16,
  fontFamily: vars.font.display,
  fontSize: '2rem',
  fontWeight: 400,
  lineHeight: 1.15,
});
