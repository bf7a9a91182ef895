import { style } from '@vanilla-extract/css';
import { inGutters } from '@vitrine/ui';

export const page = style({
  ...inGutters,
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 1600,
  marginInline: 'auto',
});
