import type { Product } from '@vitrine/api';
import { attached } from '../services/attached.ts';

/** How many rows are remembered: as far as somebody may go back. */
const ROWS_KEPT = 20;

/**
 * The rows that products were opened from, so that what stood beside a product is the way on from it. They are forgotten
 * with the person who saw them.
 */
export const openedRows = attached((services) => {
  let rows: readonly (readonly Product[])[] = [];
  services.onPersonLeft(() => {
    rows = [];
  });
  return {
    /** Remembers a row out of which a product is being opened. */
    remember(row: readonly Product[]) {
      rows = [row, ...rows.filter((known) => known !== row)].slice(0, ROWS_KEPT);
    },
    /** The last row with a product. */
    rowWith: (id: string) => rows.find((row) => row.some((product) => product.id === id)),
  };
});
