import { SAVED_SEARCH_PICTURES_MAX } from '@vitrine/api';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import type { Dismissals } from '../dismissals/dismissals.service.ts';
import { type ApartFrom, isFoundByNoneOf } from '../products/products.service.ts';
import { products } from '../products/products.table.ts';

export interface FirstPicturesOptions {
  dismissals: Pick<Dismissals, 'among'>;
  apartFrom: ApartFrom;
}

/**
 * Creates a function that returns the smallest pictures of the given results, for all searches of a person at
 * once. It skips products that lists do not show, that a person separated from the viewer by a block found, or
 * that the viewer is not interested in.
 */
export function createFirstPictures(db: Db, { dismissals, apartFrom }: FirstPicturesOptions) {
  const pictured = db
    .select({ id: products.id, url: sql<string | null>`${products.pictureSources} -> 0 ->> 'url'` })
    .from(products)
    .where(
      and(
        sql`${products.id} = any(${sql.placeholder('ids')}::text[])`,
        eq(products.isListed, true),
        isFoundByNoneOf(apartFrom(sql.placeholder('personId'))),
      ),
    )
    .prepare('saved_search_pictures');

  return async (
    personId: string,
    searches: readonly { id: string; productIds: readonly string[] }[],
  ): Promise<Map<string, string[]>> => {
    const ids = [...new Set(searches.flatMap(({ productIds }) => productIds))];
    if (ids.length === 0) return new Map();
    const [found, dismissed] = await Promise.all([
      pictured.execute({ ids, personId }),
      dismissals.among(personId, ids),
    ]);
    const urls = new Map(found.map(({ id, url }) => [id, url]));
    const picturesOf = (ofSearch: readonly string[]) =>
      ofSearch
        .flatMap((id) => (dismissed.has(id) ? [] : (urls.get(id) ?? [])))
        .slice(0, SAVED_SEARCH_PICTURES_MAX);
    return new Map(searches.map(({ id, productIds }) => [id, picturesOf(productIds)]));
  };
}
