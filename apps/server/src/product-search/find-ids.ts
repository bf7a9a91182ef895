import { SEARCH_TOTAL_MAX, type SearchIgnorable, type SearchSort, type SearchTotal } from '@vitrine/api';
import type { Queries } from '../db/client.ts';
import type { ShopMoney } from '../kernel/money.ts';
import { type ReadQuery, readQuery } from './query-reading.ts';
import { isEnglishWord, type Term, termsOf } from './query-terms.ts';
import {
  bestIds,
  countOf,
  firstIds,
  inOrder,
  narrows,
  partly,
  type SearchFilters,
  weighed,
} from './ranking.ts';
import { begun, type Lookup, narrowly, widely } from './search-words.ts';
import { corrected } from './spelling.ts';
import { meaningIn, type Replaced } from './translation.ts';

/** With fewer results, the last word as a prefix, other spellings and parts of the query are tried too. */
const TOO_FEW = 5;
/** With fewer results, products with synonyms follow those with the words as typed. */
export const SOME = 24;
/** Maximum number of products counted or gathered: one more than the highest stated total. */
const COUNTED = SEARCH_TOTAL_MAX + 1;
/** A word names a kind of thing if at least this share of its products are of that kind. */
const NAMES_A_THING = 0.25;

/** Factor on the weight of colours, which matter more to the likeness than other words. */
const COLOUR_WEIGHS = 2;

export interface Wanted extends SearchFilters {
  query: string;
  sortBy: SearchSort;
  ignore?: readonly SearchIgnorable[] | undefined;
}

/** A search, with the currency and locale of prices in its query. */
export interface WantedFor extends Wanted {
  money: ShopMoney;
}

export interface FoundIds {
  ids: string[];
  total: SearchTotal;
  /** Number of the first results that match fully, if similar ones follow. */
  matching?: number | undefined;
  /** Words of the query that were replaced by others. */
  replaced: readonly Replaced[];
}

/** Adds the prices in the query to the filters; products must satisfy both. */
export function filtersOf(given: SearchFilters, { minPrice, maxPrice }: ReadQuery): SearchFilters {
  const upper = [given.maxPrice, maxPrice].filter((limit) => typeof limit === 'number');
  return {
    ...given,
    minPrice: Math.max(given.minPrice ?? 0, minPrice ?? 0),
    maxPrice: upper.length > 0 ? Math.min(...upper) : undefined,
  };
}

/**
 * In the default order, products with the words as typed come first. If they are few, products with synonyms
 * follow; if these are too few, similar products follow.
 */
export async function findIds(
  db: Queries,
  { query, sortBy, ignore, money, ...given }: WantedFor,
  most: number,
): Promise<FoundIds> {
  const read = readQuery(query, ignore, money);
  const filters = filtersOf(given, read);
  const search = { db, filters, sortBy, most: Math.max(most, TOO_FEW) };
  if (read.words.length === 0) {
    const isMeant = query.trim() === '' || read.priceText !== undefined;
    if (!isMeant) return { ids: [], total: 0, replaced: [] };
    const [ids, counted] = await Promise.all([
      firstIds(db, most, { sortBy, filters }),
      countOf(db, COUNTED, { filters }),
    ]);
    return { ids, total: totalOf(counted), replaced: [] };
  }

  const found = await withKin(search, read.terms);
  const meant = found.isLiteral ? [] : meaningsOf(read.words);
  const replaced = [...read.replaced, ...meant];
  const isWhole = found.counted >= TOO_FEW || ignore?.includes('words');
  if (isWhole || (await isLittleByChoice(search, given, read)))
    return { ids: found.ids.slice(0, most), total: totalOf(found.counted), replaced };

  const resembling = await resemblingIds(search, read, found.ids);
  const matching = found.ids.length > 0 ? found.ids : resembling.meant;
  const all = withMore(withMore(matching, resembling.meant), resembling.parts);
  const similar = all.slice(matching.length);
  const sorted = (ids: string[]) => (sortBy === 'default' ? ids : inOrder(db, ids, sortBy));
  const ids = [...(await sorted(matching)), ...(await sorted(similar))];
  return {
    ids: ids.slice(0, most),
    total: totalOf(ids.length),
    matching: similar.length > 0 ? matching.length : undefined,
    replaced: [...replaced, ...resembling.replaced],
  };
}

/** Whether the words find enough without the chosen filters. If so, no similar products are added. */
async function isLittleByChoice({ db }: Search, { asOf, apart, ...chosen }: SearchFilters, read: ReadQuery) {
  if (!narrows(chosen)) return false;
  const unfiltered = { lookup: widely(read.terms), filters: filtersOf({ asOf, apart }, read) };
  return (await countOf(db, TOO_FEW, unfiltered)) >= TOO_FEW;
}

const totalOf = (counted: number): SearchTotal => (counted > SEARCH_TOTAL_MAX ? 'many' : counted);

/** Translations of foreign words, used if no product contains the query as typed. */
const meaningsOf = (words: readonly string[]): Replaced[] =>
  words.flatMap((from) => {
    const to = isEnglishWord(from) ? undefined : meaningIn(from);
    return to === undefined ? [] : [{ from, to }];
  });

interface Search {
  db: Queries;
  filters: SearchFilters;
  sortBy: SearchSort;
  most: number;
}

/** Finds products with all terms; if they are few, followed by products with synonyms. */
async function withKin(search: Search, terms: readonly Term[]) {
  const narrow = narrowly(terms);
  const wide = widely(terms);
  const literal = await lookUp(search, narrow);
  const isLiteral = literal.counted > 0;
  if (literal.counted >= SOME || wide.words === narrow.words) return { ...literal, isLiteral };
  const kin = await lookUp(search, wide);
  const ids = search.sortBy === 'default' ? withMore(literal.ids, kin.ids).slice(0, search.most) : kin.ids;
  return { ids, counted: kin.counted, isLiteral };
}

async function lookUp({ db, filters, sortBy, most }: Search, lookup: Lookup) {
  if (sortBy === 'default') return bestIds(db, most, { lookup, filters });
  const [ids, counted] = await Promise.all([
    firstIds(db, most, { sortBy, lookup, filters }),
    countOf(db, COUNTED, { lookup, filters }),
  ]);
  return { ids, counted };
}

interface Resembling {
  /** Products for other readings of the query: its last word as a prefix, its words corrected. */
  meant: string[];
  /** Products with a part of the query's words. */
  parts: string[];
  replaced: Replaced[];
}

/**
 * Similar products, nearest first: with the last word as a prefix, with corrected words, or with a part of
 * the words.
 */
async function resemblingIds(search: Search, read: ReadQuery, found: readonly string[]): Promise<Resembling> {
  const whole: Search = { ...search, sortBy: 'default', most: COUNTED };
  const beginning = begun(read.terms);
  const begins = beginning ? (await lookUp(whole, beginning)).ids : [];
  const isEnough = (ids: string[]) => withMore(found, ids).length >= TOO_FEW;
  if (isEnough(begins)) return { meant: begins, parts: [], replaced: [] };

  const { words, replaced, isWhole } = await corrected(search.db, read.words);
  const terms = termsOf(words);
  const hasChanged = words.join(' ') !== read.words.join(' ');
  const otherwise = hasChanged && terms.length > 0 ? (await withKin(whole, terms)).ids : [];
  const known = withMore(begins, otherwise);
  const needsParts = !isEnough(known) && terms.length > 1;
  const parts = needsParts ? await idsOfParts(whole, terms, withMore(found, known)) : [];
  return {
    meant: isWhole ? known : begins,
    parts: isWhole ? parts : withMore(otherwise, parts),
    replaced: found.length === 0 ? replaced : [],
  };
}

export function withMore(known: readonly string[], found: readonly string[]): string[] {
  const isKnown = new Set(known);
  return [...known, ...found.filter((id) => !isKnown.has(id))];
}

/**
 * Finds products with a part of the terms. The rarest term that names a thing, or else the rarest term, is
 * required. Products with more and rarer other terms come first. Numbers count only if all terms are numbers.
 */
async function idsOfParts(
  { db, filters, most }: Search,
  terms: readonly Term[],
  known: readonly string[],
): Promise<string[]> {
  const telling = terms.some(({ isNumber }) => !isNumber) ? terms.filter(({ isNumber }) => !isNumber) : terms;
  const weights = await weighed(
    db,
    telling.map((term) => widely([term])),
  );
  const parts = weights
    .map((weight, index) => ({ ...weight, literal: narrowly(telling.slice(index, index + 1)) }))
    .filter(({ carrying }) => carrying > 0);
  const rarest = parts.toSorted((one, other) => one.carrying - other.carrying);
  const things = rarest.filter(
    ({ being, carrying, lookup }) => !lookup.colors && being >= NAMES_A_THING * carrying,
  );
  for (const key of [...things, ...rarest]) {
    const others = parts
      .filter((part) => part !== key)
      .map(({ lookup, carrying }) => ({
        lookup,
        weight: Math.log(1 + 1_000_000 / carrying) * (lookup.colors ? COLOUR_WEIGHS : 1),
      }));
    const rows = await partly(db, most, { key: key.lookup, literal: key.literal, others, filters });
    const isKnown = new Set(known);
    const ids: string[] = [];
    for (const [index, { id, score }] of rows.entries()) {
      const isLess = score !== rows[index - 1]?.score;
      if (index > 0 && isLess && known.length + ids.length >= TOO_FEW) break;
      if (!isKnown.has(id)) ids.push(id);
    }
    if (ids.length > 0) return ids;
  }
  return [];
}
