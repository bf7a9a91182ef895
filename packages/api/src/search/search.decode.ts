// Written by `pnpm contract` from search.contract.ts: change that, not this.

import { fieldsOf, listOf, numberOf, textOf, wholeOf } from '../contract/decode.ts';
import { productsFrom } from '../products/products.decode.ts';
import type { SearchAnswer } from './search.models.ts';
import { searchTotalFrom, searchUnderstoodFrom } from './search.readers.ts';

/** Reads `SearchAnswer` as servers send it, foreign ones too. */
export function searchAnswerFrom(value: unknown): SearchAnswer | undefined {
  const given = fieldsOf(value);
  const results = productsFrom(value);
  const understood = searchUnderstoodFrom(given.understood);
  const total = searchTotalFrom(given.total);
  const matching = wholeOf(given.matching);
  if (results === undefined) return undefined;
  return {
    results,
    nextStart: wholeOf(given.nextStart) ?? -1,
    asOf: numberOf(given.asOf) ?? null,
    ...(understood === undefined ? {} : { understood }),
    ...(total === undefined ? {} : { total }),
    ...(matching === undefined ? {} : { matching }),
  };
}

export function brandsAnswerFrom(value: unknown) {
  const brands = listOf(value, textOf, 'brands', 'data');
  if (brands === undefined) return undefined;
  return { brands };
}
