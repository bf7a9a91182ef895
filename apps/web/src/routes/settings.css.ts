import { style } from '@vanilla-extract/css';
import { inGutters, vars } from '@vitrine/ui';

export const page = style({
  ...inGutters,
  boxSizing: 'border-box',
  display: 'grid',
  justifyItems: 'start',
  gap: 40,
  width: '100%',
  maxWidth: 1600,
  marginInline: 'auto',
  paddingBlock: '8px 64px',
});

export const section = style({ display: 'grid', gap: 12, width: '100%', maxWidth: 560 });

export const heading = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontSize: '1.5rem',
  fontWeight: 400,
});
