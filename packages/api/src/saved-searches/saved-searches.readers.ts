import { booleanOf, fieldsOf, numberOf, textOf } from '../contract/decode.ts';
import {
  CHOICE_PARAMETERS,
  SEARCH_IGNORABLE,
  SEARCH_SORTS,
  type SearchSort,
} from '../product-search/product-search.rules.ts';
import type { SavedFilters } from './saved-searches.models.ts';

/** Reads the filters of a saved search. Drops unreadable ones. */
export function savedFiltersFrom(value: unknown): SavedFilters {
  const given = fieldsOf(value);
  const ignored = SEARCH_IGNORABLE.filter((part) => textsOf(given.ignore)?.includes(part));
  const filters = {
    sortBy: SEARCH_SORTS.includes(given.sortBy as SearchSort) ? (given.sortBy as SearchSort) : undefined,
    minPrice: numberOf(given.minPrice),
    maxPrice: numberOf(given.maxPrice),
    ...Object.fromEntries(CHOICE_PARAMETERS.map((parameter) => [parameter, textsOf(given[parameter])])),
    verified: booleanOf(given.verified),
    ignore: ignored.length > 0 ? ignored : undefined,
  };
  return Object.fromEntries(Object.entries(filters).filter(([, read]) => read !== undefined));
}

function textsOf(value: unknown): string[] | undefined {
  const texts = Array.isArray(value) ? value.flatMap((each) => textOf(each) ?? []) : [];
  return texts.length > 0 ? texts : undefined;
}
