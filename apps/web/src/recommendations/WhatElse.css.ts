import { style } from '@vanilla-extract/css';
import { inGutters } from '@vitrine/ui';
import { toTheEdges } from './RecommendedRow.css.ts';

export const place = style([
  toTheEdges,
  {
    ...inGutters,
    boxSizing: 'border-box',
    maxWidth: 1600,
    marginInline: 'auto',
    paddingBlockStart: 24,
    paddingBlockEnd: 48,
  },
]);
