import { fieldsOf, listOf, numberOf, textOf, wholeOf } from '../contract/decode.ts';
import type { SearchUnderstood } from './search.models.ts';
import type { SearchTotal } from './search.rules.ts';

/** Reads the number of products that a search finds, as servers say it. */
export function searchTotalFrom(value: unknown): SearchTotal | undefined {
  if (value === 'many') return 'many';
  const counted = wholeOf(value);
  return counted !== undefined && counted >= 0 ? counted : undefined;
}

/** Reads how a search understood a query, as servers say it. No words are an answer too: a query may be nothing but a price. */
export function searchUnderstoodFrom(value: unknown): SearchUnderstood | undefined {
  const given = fieldsOf(value);
  if (typeof given.query !== 'string') return undefined;
  const minPrice = numberOf(given.minPrice);
  const maxPrice = numberOf(given.maxPrice);
  const priceText = textOf(given.priceText);
  const replaced = listOf(given.replaced, replacedFrom);
  return {
    query: textOf(given.query) ?? '',
    ...(minPrice === undefined ? {} : { minPrice }),
    ...(maxPrice === undefined ? {} : { maxPrice }),
    ...(priceText === undefined ? {} : { priceText }),
    ...(replaced === undefined ? {} : { replaced }),
  };
}

function replacedFrom(value: unknown): { from: string; to: string } | undefined {
  const given = fieldsOf(value);
  const from = textOf(given.from);
  const to = textOf(given.to);
  return from === undefined || to === undefined ? undefined : { from, to };
}
