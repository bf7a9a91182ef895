import { style } from '@vanilla-extract/css';
import { inGutters, vars } from '@vitrine/ui';

export const page = style({
  ...inGutters,
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 'calc(560px + 64px)',
  marginInline: 'auto',
  paddingBlock: '0 64px',
  color: vars.color.ink,
});

/** Over the column, and not at the edge of a wide page. */
export const title = style({
  margin: 0,
  paddingBlock: '20px 16px',
  fontFamily: vars.font.display,
  fontWeight: 400,
  fontSize: '2rem',
  lineHeight: 1.15,
  '@media': { '(min-width: 900px)': { fontSize: '3rem', paddingBlock: '32px 24px' } },
});
