import { style } from '@vanilla-extract/css';
import { inGutters } from '@vitrine/ui';

export const skeletons = style({
  ...inGutters,
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 1600,
  marginInline: 'auto',
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  '@media': {
    ...inGutters['@media'],
    '(max-width: 1200px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    '(max-width: 1024px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    '(max-width: 768px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 12 },
  },
});

export const end = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: 96,
  padding: 24,
});
