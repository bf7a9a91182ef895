import { style } from '@vanilla-extract/css';

export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 28,
  '@media': { '(max-width: 768px)': { paddingBlockStart: 8 } },
});
