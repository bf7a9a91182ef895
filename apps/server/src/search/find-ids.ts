import { SEARCH_TOTAL_MAX, type SearchIgnorable, type SearchSort, type SearchTotal } from '@vitrine/api';
import type { Queries } from '../db/client.ts';
import type { ShopMoney } from '../money.ts';
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

/** Below this, other spellings, beginnings of words and parts of the query are tried as well. */
const TOO_FEW = 5;
/** Below this, what is called otherwise is shown after what has the words as they were typed. */
export const SOME = 24;
/** Products that a search gathers of what only resembles the query. */
const COUNTED = SEARCH_TOTAL_MAX + 1;
/** A word names a thing when so many of the products that have it are such a thing. */
const NAMES_A_THING = 0.25;

/** A thing of another make is nearer to what was asked for than one of another colour. */
const COLOUR_WEIGHS = 2;

export interface Wanted extends SearchFilters {
  query: string;
  sortBy: SearchSort;
  ignore?: readonly SearchIgnorable[] | undefined;
}

/** The search, and the currency and locale of prices in its query. */
export interface WantedFor extends Wanted {
  money: ShopMoney;
}

export interface FoundIds {
  ids: string[];
  total: SearchTotal;
  /** Number of the first results that match fully, if similar ones follow. */
  matching?: number | undefined;
  /** Words of the query for which others were looked up. */
  replaced: readonly Replaced[];
}

/** The filters of a request together with the prices that its query says: products have to be within both. */
export function filtersOf(given: SearchFilters, { minPrice, maxPrice }: ReadQuery): SearchFilters {
  const upper = [given.maxPrice, maxPrice].filter((limit) => typeof limit === 'number');
  return {
    ...given,
    minPrice: Math.max(given.minPrice ?? 0, minPrice ?? 0),
    maxPrice: upper.length > 0 ? Math.min(...upper) : undefined,
  };
}

/**
 * The first ids that a search finds, in its order: with the words as typed; where these find little, with what they are
 * called otherwise; and where that finds too little, with what resembles them.
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

/** Whether the words find enough, and little of it passes the filters that somebody chose: these never lead to other things. */
async function isLittleByChoice({ db }: Search, { asOf, apart, ...chosen }: SearchFilters, read: ReadQuery) {
  if (!narrows(chosen)) return false;
  const unfiltered = { lookup: widely(read.terms), filters: filtersOf({ asOf, apart }, read) };
  return (await countOf(db, TOO_FEW, unfiltered)) >= TOO_FEW;
}

const totalOf = (counted: number): SearchTotal => (counted > SEARCH_TOTAL_MAX ? 'many' : counted);

/** Words of other languages among the others, where no product has them as they are. */
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

/** What has all of the terms; where that is not much, followed by what they are called otherwise. */
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
  /** Other readings of the query: its last word as a prefix, its words corrected. */
  meant: string[];
  /** Lookups for parts of its words. */
  parts: string[];
  replaced: Replaced[];
}

/**
 * What resembles a query that finds too little: with its last word as a beginning, with corrected words, and with a part of
 * its words. The order is that of likeness.
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

/** The known ids, followed by those that were found besides. */
export function withMore(known: readonly string[], found: readonly string[]): string[] {
  const isKnown = new Set(known);
  return [...known, ...found.filter((id) => !isKnown.has(id))];
}

/**
 * Products that have a part of the terms: the rarest one that names a thing for certain, and of the others as many, and as
 * rare ones, as there are. A number never stands for the rest.
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
