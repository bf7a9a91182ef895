import { style } from '@vanilla-extract/css';

export const link = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  borderRadius: 999,
  color: 'inherit',
  textDecoration: 'none',
});

/** The New post link, hidden on the narrowest phones. */
export const create = style([link, { '@media': { '(max-width: 359px)': { display: 'none' } } }]);
