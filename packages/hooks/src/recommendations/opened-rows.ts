import type { Product } from '@vitrine/api';
import { attached } from '../services/attached.ts';

const ROWS_KEPT = 20;

/** Rows that products were opened from, so that the viewer can step to a product's neighbours. */
export const openedRows = attached((services) => {
  let rows: readonly (readonly Product[])[] = [];
  services.lifetimes.ofPerson({
    drop() {
      rows = [];
    },
  });
  return {
    remember(row: readonly Product[]) {
      rows = [row, ...rows.filter((known) => known !== row)].slice(0, ROWS_KEPT);
    },
    rowWith: (id: string) => rows.find((row) => row.some((product) => product.id === id)),
  };
});
