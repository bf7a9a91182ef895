import type { SearchIgnorable, SearchSort } from '@vitrine/api';
import type { Queries } from '../db/client.ts';
import { readQuery } from './query-reading.ts';
import { bestIds, firstIds, type SearchFilters } from './ranking.ts';
import { allOf, type Lookup, oneOfEach, wordsOf } from './search-words.ts';
import { spellingsOf } from './spelling.ts';

/** Below this, other spellings are tried as well. */
const TOO_FEW = 5;

export interface Wanted extends SearchFilters {
  query: string;
  sortBy: SearchSort;
  ignore?: readonly SearchIgnorable[] | undefined;
}

/** A search with the prices that its query says among its filters: products have to be within both. */
export function asRead(wanted: Wanted): Wanted {
  const { query, minPrice, maxPrice } = readQuery(wanted.query, wanted.ignore);
  const upper = [wanted.maxPrice, maxPrice].filter((limit) => typeof limit === 'number');
  return {
    ...wanted,
    query,
    minPrice: Math.max(wanted.minPrice ?? 0, minPrice ?? 0),
    maxPrice: upper.length > 0 ? Math.min(...upper) : undefined,
  };
}

/** The first ids that a search finds, in its order: with the words as typed, and where that finds too little, with corrected ones. */
export async function findIds(db: Queries, wanted: Wanted, most: number): Promise<string[]> {
  const { query, sortBy, ignore, ...filters } = asRead(wanted);
  if (query.trim() === '') return firstIds(db, most, { sortBy, filters });
  const typed = wordsOf(query);
  if (typed.length === 0) return [];

  const found = (lookup: Lookup) =>
    sortBy === 'default'
      ? bestIds(db, most, { lookup, filters })
      : firstIds(db, most, { sortBy, anyOf: [lookup], filters });
  const asTyped = allOf(typed);
  const exact = await found(asTyped);
  if (ignore?.includes('words')) return exact;
  if (exact.length >= Math.min(TOO_FEW, most)) return exact;

  const meant = await spellingsOf(db, typed);
  if (exact.length === 0) return firstThatFinds(meant, (spellings) => found(oneOfEach(spellings)));
  if (meant.length < typed.length || meant.flat().join() === typed.join()) return exact;
  if (sortBy !== 'default')
    return firstIds(db, most, { sortBy, anyOf: [asTyped, oneOfEach(meant)], filters });
  return withMore(exact, await found(oneOfEach(meant))).slice(0, most);
}

/** The known ids, followed by those that were found besides. */
export function withMore(known: readonly string[], found: readonly string[]): string[] {
  const isKnown = new Set(known);
  return [...known, ...found.filter((id) => !isKnown.has(id))];
}

/**
 * What is found with all of the words; else with as many of the last ones as find something; else with the first ones. In
 * "cosy running shoes" the last word matters most.
 */
async function firstThatFinds<Word>(
  words: readonly Word[],
  find: (words: readonly Word[]) => Promise<string[]>,
): Promise<string[]> {
  const ends = words.map((_, left) => words.slice(left));
  const beginnings = words.slice(1).map((_, left) => words.slice(0, words.length - 1 - left));
  for (const some of [...ends, ...beginnings]) {
    const found = await find(some);
    if (found.length > 0) return found;
  }
  return [];
}
