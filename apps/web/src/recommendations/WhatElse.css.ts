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

/** As high as a large row, so that its products move nothing below it. */
export const largePlace = style([place, { minHeight: 'min(536px, 241px + 56.8vw)' }]);
