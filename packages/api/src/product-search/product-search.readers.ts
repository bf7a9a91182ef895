import { fieldsOf, listOf, numberOf, textOf, wholeOf } from '../contract/decode.ts';
import type { SearchUnderstood } from './product-search.models.ts';
import type { SearchTotal } from './product-search.rules.ts';

/** Reads the number of products found. */
export function searchTotalFrom(value: unknown): SearchTotal | undefined {
  if (value === 'many') return 'many';
  const counted = wholeOf(value);
  return counted !== undefined && counted >= 0 ? counted : undefined;
}

/**
 * Reads a search's interpretation of its query. Its words may be empty, because a query may be a price alone.
 */
export function searchUnderstoodFrom(value: unknown): SearchUnderstood | undefined {
  const given = fieldsOf(value);
  if (typeof given.query !== 'string') return undefined;
  const minPrice = numberOf(given.minPrice);
  const maxPrice = numberOf(given.maxPrice);
  const priceText = textOf(given.priceText);
  const colorText = textOf(given.colorText);
  const withoutColor = textOf(given.withoutColor);
  const replaced = listOf(given.replaced, replacedFrom);
  return {
    query: textOf(given.query) ?? '',
    ...(minPrice === undefined ? {} : { minPrice }),
    ...(maxPrice === undefined ? {} : { maxPrice }),
    ...(priceText === undefined ? {} : { priceText }),
    ...(colorText === undefined ? {} : { colorText }),
    ...(withoutColor === undefined ? {} : { withoutColor }),
    ...(replaced === undefined ? {} : { replaced }),
  };
}

function replacedFrom(value: unknown): { from: string; to: string } | undefined {
  const given = fieldsOf(value);
  const from = textOf(given.from);
  const to = textOf(given.to);
  return from === undefined || to === undefined ? undefined : { from, to };
}
