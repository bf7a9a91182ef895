import {
  SEARCH_IGNORABLE,
  SEARCH_QUERY_MAX,
  SEARCH_SORTS,
  type SearchIgnorable,
  type SearchQuery,
  type SearchSort,
} from '@vitrine/api';
import { beginningOf } from './beginning-of.ts';

/** What is searched for. It may come out of an address: what makes no sense in it is left out of the call. */
export interface SearchRequest {
  /** A blank query finds everything that the other limits allow. */
  query: string;
  sortBy?: SearchSort | undefined;
  /** Lowest price, in the currency of the shop. */
  minPrice?: number | undefined;
  /** Highest price, in the currency of the shop. */
  maxPrice?: number | undefined;
  /** Any of these brands. */
  brand?: readonly string[] | undefined;
  /** Any of these colours. */
  color?: readonly string[] | undefined;
  /** Whether only products with a verified link are wanted. */
  verified?: boolean | undefined;
  /** What the reader took off of what the search understood. */
  ignore?: readonly SearchIgnorable[] | undefined;
}

type SearchBody = Omit<SearchQuery, 'start' | 'limit' | 'asOf'>;

/** The bounds of the call: the server refuses requests beyond them. */
const HIGHEST_PRICE = 1_000_000;
const MOST_CHOSEN = 50;
const LONGEST_CHOICE = 200;

/** A request as the call takes it; equal requests make equal bodies. */
export function searchBodyOf(request: SearchRequest): SearchBody {
  const { query, sortBy, verified } = request;
  const [minPrice, maxPrice] = inOrder(priceOf(request.minPrice), priceOf(request.maxPrice));
  const brand = chosenOf(request.brand);
  const color = chosenOf(request.color);
  const ignore = SEARCH_IGNORABLE.filter((part) => request.ignore?.includes(part));
  return {
    query: beginningOf(query.trim(), SEARCH_QUERY_MAX),
    ...(sortBy && sortBy !== 'default' && SEARCH_SORTS.includes(sortBy) ? { sortBy } : {}),
    ...(minPrice === undefined ? {} : { minPrice }),
    ...(maxPrice === undefined ? {} : { maxPrice }),
    ...(brand ? { brand } : {}),
    ...(color ? { color } : {}),
    ...(verified ? { verified } : {}),
    ...(ignore.length > 0 ? { ignore } : {}),
  };
}

function priceOf(price: number | undefined): number | undefined {
  const isPrice = price !== undefined && Number.isFinite(price) && price >= 0;
  return isPrice ? Math.min(price, HIGHEST_PRICE) : undefined;
}

/** A range whose ends are the wrong way round is put right. */
const inOrder = (low: number | undefined, high: number | undefined) =>
  low !== undefined && high !== undefined && low > high ? [high, low] : [low, high];

function chosenOf(choices: readonly string[] | undefined): string[] | undefined {
  const chosen = [...new Set(choices)].filter((choice) => choice !== '' && choice.length <= LONGEST_CHOICE);
  return chosen.length > 0 ? chosen.sort().slice(0, MOST_CHOSEN) : undefined;
}
