import { and, desc, inArray, not, or, sql } from 'drizzle-orm';
import type { Queries } from '../db/client.ts';
import type { Membership } from '../memberships/membership.ts';
import { releasePictures } from '../products/product-pictures.service.ts';
import { products } from '../products/products.table.ts';
import { linkIdOf } from './link-id.ts';
import { linkPreviews } from './product-links.table.ts';

const canonicalUrl = sql<string | null>`(${linkPreviews.facts}->>'canonicalUrl')`;

/**
 * Puts products of the catalogue in the place of those that were made of the same pages: their memberships (likes, carts)
 * go over, to each person once, and what was made goes. `pages` are the link keys of products that came into the catalogue.
 */
export async function replaceLinkProducts(
  tx: Queries,
  pages: readonly string[],
  memberships: readonly Pick<Membership, 'replace'>[],
): Promise<void> {
  if (pages.length === 0) return;
  const pageOf = await pagesByLinkProduct(tx, pages);
  // Waits for likes of them that are under way; later ones wait for this transaction and then find them gone.
  const made = await tx
    .select({ id: products.id })
    .from(products)
    .where(and(sql`${products.id} = any(${sql.param([...pageOf.keys()])}::text[])`, not(products.isListed)))
    .orderBy(products.id)
    .for('update');
  if (made.length === 0) return;
  const idAt = await catalogueIdsAt(tx, pages);
  const ids = made.map(({ id }) => id);
  const replaced = ids.map((id) => ({ id, by: idAt.get(pageOf.get(id) ?? '') as string }));
  for (const membership of memberships) await membership.replace(tx, replaced);
  await releasePictures(tx, ids);
  await tx.delete(products).where(inArray(products.id, ids));
}

/** By the ids of products that may have been made of these pages: the page, or one that is known to lead to it. */
async function pagesByLinkProduct(tx: Queries, pages: readonly string[]): Promise<Map<string, string>> {
  const byId = new Map(pages.map((page) => [linkIdOf(page), page]));
  const reads = await tx
    .select({ key: linkPreviews.key, productId: linkPreviews.productId, canonicalUrl })
    .from(linkPreviews)
    .where(
      or(
        sql`${linkPreviews.key} = any(${sql.param([...byId.keys()])}::text[])`,
        sql`${canonicalUrl} = any(${sql.param([...pages])}::text[])`,
      ),
    );
  const ofReads = reads.flatMap(({ key, productId, canonicalUrl }) => {
    const page = byId.get(key) ?? canonicalUrl;
    return page === null ? [] : [[productId, page] as const];
  });
  return new Map([...ofReads, ...byId]);
}

/** The product of the catalogue at each page: where there are several, the one that a preview names. */
async function catalogueIdsAt(tx: Queries, pages: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx
    .select({ id: products.id, page: products.linkKey })
    .from(products)
    .where(and(products.isListed, inArray(products.linkKey, [...pages])))
    .orderBy(desc(products.verified), desc(products.popularity), products.id);
  // Of one page the last entry stays.
  return new Map(rows.toReversed().flatMap(({ id, page }) => (page === null ? [] : [[page, id] as const])));
}
