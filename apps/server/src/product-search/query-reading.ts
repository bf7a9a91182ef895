import { SEARCH_QUERY_MAX, type SearchIgnorable } from '@vitrine/api';
import { wordsOf } from '../db/words.ts';
import type { ShopMoney } from '../kernel/money.ts';
import { readPrice } from './price-reading.ts';
import { type Term, termsOf } from './query-terms.ts';
import { beginningOf } from './search-words.ts';
import { type Replaced, translated, withoutEmoji } from './translation.ts';

export interface ReadQuery {
  /** Words to look for, in readable form. */
  query: string;
  /** Lowest price, in the currency of the shop. */
  minPrice?: number;
  /** Highest price, in the currency of the shop. */
  maxPrice?: number;
  /** Words of the query that were read as a price. */
  priceText?: string;
  /** Words to look for, normalized. */
  words: readonly string[];
  terms: readonly Term[];
  replaced: readonly Replaced[];
  /** Words read as a color, if there are others too. */
  colorText?: string | undefined;
  /** The other words, if some were read as a color. */
  withoutColor?: string | undefined;
}

/** Reads the words and prices of a query. Only the beginning of a very long query counts. */
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
  const terms = termsOf(said.words);
  return {
    query: said.replaced.length > 0 ? said.words.join(' ') : spoken.text.trim(),
    ...price,
    words: said.words,
    terms,
    replaced,
    ...colorIn(terms),
  };
}

function colorIn(terms: readonly Term[]) {
  const typed = (some: readonly Term[]) => some.flatMap(({ same: [words = []] }) => words).join(' ');
  const colors = terms.filter(({ shades }) => shades !== undefined);
  if (colors.length === 0 || colors.length === terms.length) return {};
  return {
    colorText: typed(colors),
    withoutColor: typed(terms.filter(({ shades }) => shades === undefined)),
  };
}

const asTyped = (words: readonly string[]): Term[] =>
  words.map((word) => ({ same: [[word]], kin: [], isNumber: false }));

/** Removes case and repeated spaces, which do not change the meaning. */
export const queryKeyOf = (query: string): string =>
  beginningOf(query, SEARCH_QUERY_MAX).trim().replace(/\s+/g, ' ').toLowerCase();
