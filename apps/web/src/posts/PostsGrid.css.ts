import { style } from '@vanilla-extract/css';
import { inGutters } from '@vitrine/ui';

const phone = '(max-width: 599px)';

/** On a phone, the tiles reach the edges of the window. */
export const page = style({
  boxSizing: 'border-box',
  width: '100%',
  maxWidth: 1600,
  marginInline: 'auto',
  paddingInline: inGutters.paddingInline,
  '@media': { ...inGutters['@media'], [phone]: { paddingInline: 0 } },
});

export const skeletons = style([
  page,
  {
    display: 'grid',
    gap: 16,
    gridTemplateColumns: 'repeat(5, minmax(0, 1fr))',
    '@media': {
      '(max-width: 1024px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      [phone]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 3 },
    },
  },
]);

export const skeleton = style({
  '@media': { [phone]: { selectors: { '&&': { borderRadius: 0 } } } },
});
