import { style } from '@vanilla-extract/css';

/** Fills what it stands in: the list scrolls, and the field stays at its foot, above a keyboard. */
export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  height: '100%',
  gap: '12px',
});

export const list = style({
  // What is hidden in it for the eye scrolls with it.
  position: 'relative',
  flex: '1 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Rings of what has the focus are not cut off.
  padding: '4px',
  margin: '-4px',
});

export const field = style({ flex: 'none' });
