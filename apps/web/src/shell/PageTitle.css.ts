import { style } from '@vanilla-extract/css';
import { inGutters, vars } from '@vitrine/ui';

export const title = style({
  ...inGutters,
  fontFamily: vars.font.display,
  fontWeight: 400,
  fontSize: '2rem',
  lineHeight: 1.15,
  maxWidth: 1600,
  marginInline: 'auto',
  marginBlock: 0,
  paddingBlock: '20px 16px',
  '@media': {
    ...inGutters['@media'],
    '(min-width: 900px)': { fontSize: '3rem', paddingBlock: '32px 24px' },
  },
});
