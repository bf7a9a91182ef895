import type { LinkPreview, OnWire, UserLink } from '@vitrine/api';
import { and, getTableColumns, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { ProductLinks } from '../product-links/product-links.service.ts';
import { linkListEntries, linkOpenings, userLinkPosts, userLinks } from './user-links.table.ts';

type Row = typeof userLinks.$inferSelect;

/** Condition on links: not deleted, and added, or in a post. */
export const isShown: SQL | undefined = and(
  isNull(userLinks.deletedAt),
  or(
    userLinks.isAdded,
    // No `exists`, which PostgreSQL may answer by hashing the links of everybody.
    sql`coalesce((select true from ${userLinkPosts} where ${userLinkPosts.linkId} = ${userLinks.id} limit 1), false)`,
  ),
);

/** Changes to a link that is added or published again: not deleted any more, and without the pin that it had. */
export const brought = {
  deletedAt: null,
  pinnedAt: sql`case when ${userLinks.deletedAt} is null then ${userLinks.pinnedAt} end`,
};

/** Columns of a link for its owner: also its openings by others, and the lists that it is in. */
export const ownColumns = {
  ...getTableColumns(userLinks),
  openings: sql<number>`(select coalesce(sum(${linkOpenings.openings}), 0)::int from ${linkOpenings}
    where ${linkOpenings.linkId} = ${userLinks.id})`,
  listIds: sql<string[]>`array(select ${linkListEntries.listId} from ${linkListEntries}
    where ${linkListEntries.linkId} = ${userLinks.id} order by ${linkListEntries.addedAt})`,
};

/** Turns rows into links with their previews. */
export const createShownLinks =
  (productLinks: Pick<ProductLinks, 'known'>) =>
  async (
    rows: readonly (Row & { openings?: number; listIds?: string[] })[],
  ): Promise<OnWire<typeof UserLink>[]> => {
    const known = await productLinks.known(rows.map(({ url }) => url));
    return rows.map(
      ({ id, url, label, preview, confirmedAccurate, pinnedAt, openings = 0, listIds = [] }) => ({
        id,
        url,
        label,
        metadata: shownPreview(preview, confirmedAccurate) ?? known.get(url) ?? null,
        is_pinned: pinnedAt !== null,
        user_confirmed_accurate: confirmedAccurate,
        openings,
        listIds,
      }),
    );
  };

export type ShownLinks = ReturnType<typeof createShownLinks>;

/** Returns the preview that the owner called right, its product as the verified one. */
function shownPreview(stored: unknown, isConfirmed: boolean | null): OnWire<typeof LinkPreview> | null {
  if (!stored || !isConfirmed) return null;
  // Only the area of posts' links writes the preview, so its type is known.
  const preview = stored as OnWire<typeof LinkPreview>;
  const { productData } = preview;
  return { ...preview, verifiedProductId: productData?.id ?? null, verifiedProductSnapshot: productData };
}
