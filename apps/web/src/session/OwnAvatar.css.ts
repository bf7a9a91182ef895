import { style } from '@vanilla-extract/css';

export const link = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  borderRadius: 999,
  textDecoration: 'none',
});
