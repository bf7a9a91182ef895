import { style } from '@vanilla-extract/css';

export const skeletons = style({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 1600,
  marginInline: 'auto',
  paddingInline: 32,
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
  '@media': {
    '(max-width: 1200px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    '(max-width: 1024px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', paddingInline: 24 },
    '(max-width: 768px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', paddingInline: 16, gap: 12 },
  },
});

export const end = style({
  display: 'grid',
  placeItems: 'center',
  minHeight: 96,
  padding: 24,
});
