import { SEARCH_QUERY_MAX, type SearchIgnorable } from '@vitrine/api';
import type { ShopMoney } from '../money.ts';
import { readPrice } from './price-reading.ts';
import { type Term, termsOf } from './query-terms.ts';
import { beginningOf, wordsOf } from './search-words.ts';
import { type Replaced, translated, withoutEmoji } from './translation.ts';

/** What a query asks for. */
export interface ReadQuery {
  /** The words to look for, as a person would write them. */
  query: string;
  /** Lowest price, in the currency of the shop. */
  minPrice?: number;
  /** Highest price, in the currency of the shop. */
  maxPrice?: number;
  /** The words of the query that were read as a price. */
  priceText?: string;
  /** The words to look for. */
  words: readonly string[];
  /** What each of them may be called. */
  terms: readonly Term[];
  replaced: readonly Replaced[];
}

/** Reads a query as a person means it. Only the beginning of a very long one counts. */
export function readQuery(
  typed: string,
  ignore: readonly SearchIgnorable[] = [],
  money?: ShopMoney,
): ReadQuery {
  const given = beginningOf(typed, SEARCH_QUERY_MAX);
  const { rest, ...price } = ignore.includes('price') ? { rest: given } : readPrice(given, money);
  if (ignore.includes('words')) {
    const words = wordsOf(rest);
    return { query: rest, ...price, words, terms: asTyped(words), replaced: [] };
  }
  const spoken = withoutEmoji(rest);
  const said = translated(wordsOf(spoken.text));
  const replaced = [...spoken.replaced, ...said.replaced];
  return {
    query: said.replaced.length > 0 ? said.words.join(' ') : spoken.text.trim(),
    ...price,
    words: said.words,
    terms: termsOf(said.words),
    replaced,
  };
}

const asTyped = (words: readonly string[]): Term[] =>
  words.map((word) => ({ same: [[word]], kin: [], isNumber: false }));

/** A query without case and repeated spaces, which make no difference to its meaning. */
export const queryKeyOf = (query: string): string =>
  beginningOf(query, SEARCH_QUERY_MAX).trim().replace(/\s+/g, ' ').toLowerCase();
