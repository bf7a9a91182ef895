import { style } from '@vanilla-extract/css';
import { inGutters } from '@vitrine/ui';

export const page = style({
  ...inGutters,
  boxSizing: 'border-box',
  maxWidth: 1600,
  marginInline: 'auto',
  // Aligns the title with other pages' titles.
  paddingBlock: '20px 32px',
  '@media': {
    ...inGutters['@media'],
    '(min-width: 900px)': { paddingBlock: '32px 40px' },
  },
});
