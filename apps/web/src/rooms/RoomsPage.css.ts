import { style } from '@vanilla-extract/css';
import { inGutters } from '@vitrine/ui';

export const grid = style({
  ...inGutters,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(340px, 100%), 1fr))',
  gap: 16,
  boxSizing: 'border-box',
  maxWidth: 1600,
  margin: '0 auto',
  paddingBlockEnd: 64,
  listStyle: 'none',
  '@media': { ...inGutters['@media'], '(max-width: 768px)': { gap: 10, paddingBlockEnd: 32 } },
});

export const item = style({ display: 'grid', minWidth: 0 });

export const toCome = style({ height: 226, borderRadius: 14 });
