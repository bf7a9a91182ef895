import { style } from '@vanilla-extract/css';
import { inGutters } from '@vitrine/ui';

export const page = style({
  ...inGutters,
  boxSizing: 'border-box',
  maxWidth: 1600,
  marginInline: 'auto',
  // The title stands where those of the other pages do.
  paddingBlock: '20px 32px',
  '@media': {
    ...inGutters['@media'],
    '(min-width: 900px)': { paddingBlock: '32px 40px' },
  },
});
