import {
  type OnWire,
  productFrom,
  SAVED_SEARCHES_MAX,
  type SavedFilters,
  type SavedSearch,
  SEARCH_QUERY_MAX,
  visibleText,
} from '@vitrine/api';
import { and, desc, eq, getTableColumns, ne, type SQL, sql } from 'drizzle-orm';
import type { Db, Queries } from '../db/client.ts';
import { newId } from '../db/new-id.ts';
import type { Dismissals } from '../dismissals/dismissals.service.ts';
import type { Clock } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import type { Search } from '../product-search/product-search.service.ts';
import type { ApartFrom, AsSeenBy, Products } from '../products/products.service.ts';
import { createFirstPictures } from './first-pictures.ts';
import { savedSearches } from './saved-searches.table.ts';

const LONGEST_ID = 64;
/** Number of a search's first results that may give it a picture. Others are not read. */
const RESULTS_WITH_PICTURES = 12;

type Row = typeof savedSearches.$inferSelect;

export type SavedSearches = ReturnType<typeof createSavedSearches>;

export interface SavedSearchesOptions {
  search: Search;
  products: Products;
  asSeenBy: AsSeenBy;
  dismissals: Dismissals;
  apartFrom: ApartFrom;
  clock: Clock;
}

/** Forms of a list of saved searches, as the contract describes them. */
export type SavedSearchForm = 'whole' | 'short' | 'pictured';

/** Ids of the saved results that are read for each form of the list. */
const productIdsIn: Record<SavedSearchForm, SQL<string[]>> = {
  whole: sql`${savedSearches.productIds}`,
  short: sql`array[]::text[]`,
  pictured: sql`${savedSearches.productIds}[1:${sql.raw(String(RESULTS_WITH_PICTURES))}]`,
};

export function createSavedSearches(
  db: Db,
  { search, products, asSeenBy, dismissals, apartFrom, clock }: SavedSearchesOptions,
) {
  const firstPictures = createFirstPictures(db, { dismissals, apartFrom });
  const newFromNow = async () => new Date((await search.asOfNow()) + 1);

  /** Returns the saved searches, the newest first. The short and the pictured form have no saved results. */
  async function list(
    personId: string,
    form: SavedSearchForm = 'whole',
  ): Promise<OnWire<typeof SavedSearch>[]> {
    const { productIds: _all, ...named } = getTableColumns(savedSearches);
    const rows = await db
      .select({ ...named, productIds: productIdsIn[form] })
      .from(savedSearches)
      .where(eq(savedSearches.personId, personId))
      .orderBy(desc(savedSearches.savedAt), savedSearches.id);
    if (form !== 'pictured') return shown(personId, rows, await newMatches(personId, rows));
    const [matches, pictures] = await Promise.all([
      newMatches(personId, rows),
      firstPictures(personId, rows),
    ]);
    const withoutResults = rows.map((row) => ({ ...row, productIds: [] }));
    const searches = await shown(personId, withoutResults, matches);
    return searches.map((search) => ({ ...search, pictures: pictures.get(search.id) ?? [] }));
  }

  const newMatches = (personId: string, rows: readonly Row[]) =>
    search.newMatches(
      personId,
      rows.map((row) => ({ ...row, filters: filtersOf(row) })),
    );

  async function shown(
    personId: string,
    searches: readonly Row[],
    matches?: ReadonlyMap<string, number>,
  ): Promise<OnWire<typeof SavedSearch>[]> {
    const ids = [...new Set(searches.flatMap(({ productIds }) => productIds))];
    const found = ids.length > 0 ? await asSeenBy(personId, await products.listed(ids, personId)) : [];
    const byId = new Map(found.map((product) => [product.id, product]));
    return searches.map((row) => ({
      id: row.id,
      query: row.query,
      title: row.title,
      timestamp: row.savedAt.getTime(),
      filters: filtersOf(row),
      searchResults: row.productIds.map((id) => byId.get(id)).filter((product) => product !== undefined),
      newMatches: matches?.get(row.id) ?? 0,
    }));
  }

  async function shownOne(personId: string, row: Row | undefined, matches?: ReadonlyMap<string, number>) {
    if (!row) throw new DomainError('saved_search_not_found');
    const [one] = await shown(personId, [row], matches);
    return one as OnWire<typeof SavedSearch>;
  }

  /**
   * Saves a search, or updates the one with the same query, regardless of case and spaces. Throws
   * `saved_search_blank` and `saved_searches_full`.
   */
  async function save(
    personId: string,
    given: {
      query: string;
      title?: string | null | undefined;
      filters?: SavedFilters | null | undefined;
      searchResults?: readonly unknown[] | null | undefined;
    },
  ): Promise<OnWire<typeof SavedSearch>> {
    const query = given.query.trim().slice(0, SEARCH_QUERY_MAX).toWellFormed();
    if (query === '') throw new DomainError('saved_search_blank');
    const title = visibleText(given.title ?? '') || null;
    const kept = {
      query,
      filters: given.filters ?? {},
      productIds: idsOf(given.searchResults ?? []),
      savedAt: new Date(clock()),
      newFrom: await newFromNow(),
    };
    const queryKey = search.queryKeyOf(query);
    const row = await db.transaction(async (tx) => {
      await refuseTooMany(tx, personId, queryKey);
      const [saved] = await tx
        .insert(savedSearches)
        .values({ ...kept, id: newId(), personId, queryKey, title })
        .onConflictDoUpdate({
          target: [savedSearches.personId, savedSearches.queryKey],
          set: { ...kept, ...(title === null ? {} : { title }) },
        })
        .returning();
      return saved;
    });
    return shownOne(personId, row);
  }

  async function refuseTooMany(tx: Queries, personId: string, queryKey: string) {
    // Locked, because two parallel requests would both find the last free place.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`saved searches ${personId}`}, 0))`);
    const others = await tx.$count(
      savedSearches,
      and(eq(savedSearches.personId, personId), ne(savedSearches.queryKey, queryKey)),
    );
    if (others >= SAVED_SEARCHES_MAX) throw new DomainError('saved_searches_full');
  }

  /** Renames a search; a blank title keeps the old one. Throws `saved_search_not_found`. */
  async function rename(personId: string, id: string, title: string): Promise<OnWire<typeof SavedSearch>> {
    const called = visibleText(title);
    const [row] =
      called === ''
        ? await db.select().from(savedSearches).where(isTheirs(personId, id))
        : await db.update(savedSearches).set({ title: called }).where(isTheirs(personId, id)).returning();
    return shownOne(personId, row, row && (await newMatches(personId, [row])));
  }

  /** Removes a search, and returns the product ids of its saved results. */
  async function remove(personId: string, id: string): Promise<string[]> {
    const [removed] = await db
      .delete(savedSearches)
      .where(isTheirs(personId, id))
      .returning({ productIds: savedSearches.productIds });
    return removed?.productIds ?? [];
  }

  /** Marks all matches of a search as seen, so that none counts as new. Throws `saved_search_not_found`. */
  async function open(personId: string, id: string): Promise<OnWire<typeof SavedSearch>> {
    const [row] = await db
      .update(savedSearches)
      .set({ newFrom: await newFromNow() })
      .where(isTheirs(personId, id))
      .returning();
    return shownOne(personId, row);
  }

  return { list, save, rename, remove, open };
}

export const keptQueries = {
  newestFirst: (personId: string, most: number): SQL => sql`
    select query_key as query, saved_at as at from ${savedSearches} where person_id = ${personId}
    order by saved_at desc limit ${most}`,
  basis: (personId: string): SQL<string> =>
    sql`(select concat(count(*), ' ', max(saved_at)) from ${savedSearches} where person_id = ${personId})`,
};

// The contract validated the filters before they were saved.
const filtersOf = ({ filters }: Row) => filters as SavedFilters;

const isTheirs = (personId: string, id: string): SQL | undefined =>
  and(eq(savedSearches.personId, personId), eq(savedSearches.id, id));

/**
 * Returns the product ids of a client's results, which are ids, or products in any form that `productFrom`
 * reads.
 */
const idsOf = (results: readonly unknown[]): string[] => {
  const ids = results.map((result) => (typeof result === 'string' ? result : productFrom(result)?.id));
  return [...new Set(ids.filter((id) => id !== undefined && id.length <= LONGEST_ID))] as string[];
};
