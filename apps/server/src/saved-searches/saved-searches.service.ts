import {
  productFrom,
  SAVED_SEARCHES_MAX,
  type SavedFilters,
  type SavedSearch,
  SEARCH_QUERY_MAX,
} from '@vitrine/api';
import { and, desc, eq, getTableColumns, ne, type SQL, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Db, Queries } from '../db/client.ts';
import { newId } from '../db/new-id.ts';
import { DomainError } from '../domain-error.ts';
import type { AsSeenBy, Products } from '../products/products.service.ts';
import type { Search } from '../search/search.service.ts';
import { savedSearches } from './saved-searches.table.ts';

const LONGEST_ID = 64;

type Row = typeof savedSearches.$inferSelect;

export type SavedSearches = ReturnType<typeof createSavedSearches>;

export interface SavedSearchesOptions {
  search: Search;
  products: Products;
  asSeenBy: AsSeenBy;
  clock: Clock;
}

/** The searches that people keep. */
export function createSavedSearches(db: Db, { search, products, asSeenBy, clock }: SavedSearchesOptions) {
  /** From when on products will count as new to a person who looks now. */
  const newFromNow = async () => new Date((await search.asOfNow()) + 1);

  /** The newest first; the short form of each is without its results. */
  async function list(personId: string, { isShort = false } = {}): Promise<SavedSearch[]> {
    const { productIds, ...named } = getTableColumns(savedSearches);
    const rows = await db
      .select({ ...named, productIds: isShort ? sql<string[]>`array[]::text[]` : productIds })
      .from(savedSearches)
      .where(eq(savedSearches.personId, personId))
      .orderBy(desc(savedSearches.savedAt), savedSearches.id);
    return shown(personId, rows, await newMatches(personId, rows));
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
  ): Promise<SavedSearch[]> {
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
    return one as SavedSearch;
  }

  /**
   * Keeps a search; the same query again, in any case, brings the kept one up to date.
   * Throws `saved_search_blank` and `saved_searches_full`.
   */
  async function save(
    personId: string,
    given: {
      query: string;
      title?: string | null | undefined;
      filters?: SavedFilters | null | undefined;
      searchResults?: readonly unknown[] | null | undefined;
    },
  ): Promise<SavedSearch> {
    const query = given.query.trim().slice(0, SEARCH_QUERY_MAX).toWellFormed();
    if (query === '') throw new DomainError('saved_search_blank');
    const title = given.title?.trim() || null;
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
    // Two requests at once would both find room for the last one.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`saved searches ${personId}`}, 0))`);
    const others = await tx.$count(
      savedSearches,
      and(eq(savedSearches.personId, personId), ne(savedSearches.queryKey, queryKey)),
    );
    if (others >= SAVED_SEARCHES_MAX) throw new DomainError('saved_searches_full');
  }

  /** A blank title leaves the old one. Throws `saved_search_not_found`. */
  async function rename(personId: string, id: string, title: string): Promise<SavedSearch> {
    const called = title.trim();
    const [row] =
      called === ''
        ? await db.select().from(savedSearches).where(isTheirs(personId, id))
        : await db.update(savedSearches).set({ title: called }).where(isTheirs(personId, id)).returning();
    return shownOne(personId, row, row && (await newMatches(personId, [row])));
  }

  /** Removes a search, and gives the results it kept; one that is gone already is no failure. */
  async function remove(personId: string, id: string): Promise<string[]> {
    const [removed] = await db
      .delete(savedSearches)
      .where(isTheirs(personId, id))
      .returning({ productIds: savedSearches.productIds });
    return removed?.productIds ?? [];
  }

  /** The person has seen what there is: nothing of it is new any more. Throws `saved_search_not_found`. */
  async function open(personId: string, id: string): Promise<SavedSearch> {
    const [row] = await db
      .update(savedSearches)
      .set({ newFrom: await newFromNow() })
      .where(isTheirs(personId, id))
      .returning();
    return shownOne(personId, row);
  }

  /** The kept queries of a person, as signs of interest. */
  const queries = {
    newestFirst: (personId: string, most: number): SQL => sql`
      select query_key as query, saved_at as at from ${savedSearches} where person_id = ${personId}
      order by saved_at desc limit ${most}`,
    basis: (personId: string): SQL<string> =>
      sql`(select concat(count(*), ' ', max(saved_at)) from ${savedSearches} where person_id = ${personId})`,
  };

  return { list, save, rename, remove, open, queries };
}

// They were read by the contract before they were kept.
const filtersOf = ({ filters }: Row) => filters as SavedFilters;

const isTheirs = (personId: string, id: string): SQL | undefined =>
  and(eq(savedSearches.personId, personId), eq(savedSearches.id, id));

/** The ids of the products that a client calls its results: it may send ids, or products with their fields named in several ways. */
const idsOf = (results: readonly unknown[]): string[] => {
  const ids = results.map((result) => (typeof result === 'string' ? result : productFrom(result)?.id));
  return [...new Set(ids.filter((id) => id !== undefined && id.length <= LONGEST_ID))] as string[];
};
