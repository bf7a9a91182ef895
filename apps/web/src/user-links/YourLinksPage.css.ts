import { style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 388px)',
  gap: 40,
  alignItems: 'start',
});

export const column = style({ minWidth: 0 });
