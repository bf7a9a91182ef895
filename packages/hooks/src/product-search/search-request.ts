import {
  CHOICE_PARAMETERS,
  type ChoiceParameter,
  SEARCH_IGNORABLE,
  SEARCH_QUERY_MAX,
  SEARCH_SORTS,
  type SearchIgnorable,
  type SearchQuery,
  type SearchSort,
} from '@vitrine/api';
import { beginningOf } from './beginning-of.ts';

/** A search with its filters and order. It may come from a URL: invalid parts are left out of the call. */
export interface SearchRequest extends Partial<Record<ChoiceParameter, readonly string[] | undefined>> {
  /** A blank query finds everything that the filters allow. */
  query: string;
  sortBy?: SearchSort | undefined;
  /** In the currency of the shop. */
  minPrice?: number | undefined;
  /** In the currency of the shop. */
  maxPrice?: number | undefined;
  /** Whether to find only products with a verified link. */
  verified?: boolean | undefined;
  /** Parts of the query's interpretation that the viewer has removed. */
  ignore?: readonly SearchIgnorable[] | undefined;
}

type SearchBody = Omit<SearchQuery, 'start' | 'limit' | 'asOf'>;

/** The server refuses higher prices, more values per filter and longer values. */
const HIGHEST_PRICE = 1_000_000;
const MOST_CHOSEN = 50;
const LONGEST_CHOICE = 200;

/** Equal requests have equal bodies. */
export function searchBodyOf(request: SearchRequest): SearchBody {
  const { query, sortBy, verified } = request;
  const [minPrice, maxPrice] = inOrder(priceOf(request.minPrice), priceOf(request.maxPrice));
  const choices = CHOICE_PARAMETERS.flatMap((parameter) => {
    const chosen = chosenOf(request[parameter]);
    return chosen ? [[parameter, chosen]] : [];
  });
  const ignore = SEARCH_IGNORABLE.filter((part) => request.ignore?.includes(part));
  return {
    query: beginningOf(query.trim(), SEARCH_QUERY_MAX),
    ...(sortBy && sortBy !== 'default' && SEARCH_SORTS.includes(sortBy) ? { sortBy } : {}),
    ...(minPrice === undefined ? {} : { minPrice }),
    ...(maxPrice === undefined ? {} : { maxPrice }),
    ...Object.fromEntries(choices),
    ...(verified ? { verified } : {}),
    ...(ignore.length > 0 ? { ignore } : {}),
  };
}

function priceOf(price: number | undefined): number | undefined {
  const isPrice = price !== undefined && Number.isFinite(price) && price >= 0;
  return isPrice ? Math.min(price, HIGHEST_PRICE) : undefined;
}

const inOrder = (low: number | undefined, high: number | undefined) =>
  low !== undefined && high !== undefined && low > high ? [high, low] : [low, high];

function chosenOf(choices: readonly string[] | undefined): string[] | undefined {
  const chosen = [...new Set(choices)].filter((choice) => choice !== '' && choice.length <= LONGEST_CHOICE);
  return chosen.length > 0 ? chosen.sort().slice(0, MOST_CHOSEN) : undefined;
}
