import { style } from '@vanilla-extract/css';

export const end = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: 96,
});
