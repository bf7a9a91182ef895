import { style } from '@vanilla-extract/css';
import { inGutters } from '@vitrine/ui';
import { toTheEdges } from './RecommendedRow.css.ts';

const place = style([
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

/** As high as its row from the start, so that the products move nothing below it; without a row, low. */
const reserving = (minHeight: string) => style([place, { selectors: { '&:not(:empty)': { minHeight } } }]);
export const rowPlace = reserving('clamp(411px, 230px + 50vw, 506px)');
export const largePlace = reserving('min(536px, 241px + 56.8vw)');
