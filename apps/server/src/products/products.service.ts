import type { Product } from '@vitrine/api';
import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { DomainError } from '../domain-error.ts';
import { pageAddress } from '../outbound/web-address.ts';
import { people } from '../session/session.table.ts';
import { catalogueChanges, catalogueRevision, products } from './products.table.ts';

export type Products = ReturnType<typeof createProducts>;

// What is only searched by would be half of what the database sends.
const {
  nameWords: _name,
  titleWords: _title,
  headWords: _head,
  words: _words,
  linkKey: _link,
  // A list shows one picture of each, and these would be a third of what it sends.
  morePictures,
  ...shownColumns
} = getTableColumns(products);

const pictureCount = sql<number>`1 + coalesce(jsonb_array_length(${morePictures}), 0)`;

/** What every list of products selects, from products joined with the people who found them. */
export const productColumns = { product: { ...shownColumns, pictureCount }, username: people.username };

/** A row of `productColumns` as the contract says it. */
export function productOf({
  product,
  username,
}: {
  product: Pick<typeof products.$inferSelect, keyof typeof shownColumns> & { pictureCount: number };
  username: string | null;
}): Product {
  const sources = product.pictureSources ?? [];
  const picture =
    product.pictureWidth && product.pictureHeight && sources.length > 0
      ? {
          width: product.pictureWidth,
          height: product.pictureHeight,
          placeholder: product.picturePlaceholder ?? '',
          sources,
        }
      : null;
  return {
    id: product.id,
    name: product.name,
    price: product.priceCents === null ? null : product.priceCents / 100,
    retailer: product.retailer,
    brand: product.brand,
    color: product.color,
    category: product.category,
    rating: product.rating,
    link: product.link,
    image_url: sources.at(-1)?.url ?? null,
    picture,
    ...(product.pictureCount > 1 ? { pictureCount: product.pictureCount } : {}),
    username,
    verified: product.verified,
  };
}

/** The columns of a product's link: as the shop gave it, for people to follow, and the page by which it is found. */
export const linkColumns = (link: string | null) => ({
  link,
  linkKey: link === null ? null : (pageAddress(link) ?? link),
});

/** The state that the catalogue is in now, as text to compare. */
export const catalogueRevisionNow = sql<string>`(select last_value::text from ${sql.identifier(catalogueRevision.seqName ?? '')})`;

/** Reads a text that differs after every change of what lists show, as soon as that is committed. */
export function createCatalogueVersion(db: Db): () => Promise<string> {
  // Asked for every page, so it is put together and planned once.
  const changes = db
    .select({ all: sql<string>`concat(count(*), ' ', sum(${catalogueChanges.id}))` })
    .from(catalogueChanges)
    .prepare('catalogue_version');
  return async () => (await changes.execute())[0]?.all ?? '';
}

/** Products with what their viewer did with them; a guest sees them as they are. */
export type AsSeenBy = (viewerId: string | undefined, seen: readonly Product[]) => Promise<Product[]>;

/** Products by their ids. */
export function createProducts(db: Db) {
  /** A product with all of its pictures, whether lists show it, and who found it. Undefined when there is no such product. */
  async function find(
    id: string,
  ): Promise<{ product: Product; isListed: boolean; ownerId: string | null } | undefined> {
    const [row] = await db
      .select({ ...productColumns, morePictures })
      .from(products)
      .leftJoin(people, eq(people.id, products.ownerId))
      .where(eq(products.id, id));
    if (!row) return undefined;
    const product = row.morePictures?.length
      ? { ...productOf(row), morePictures: row.morePictures }
      : productOf(row);
    return { product, isListed: row.product.isListed, ownerId: row.product.ownerId };
  }

  const rowsNamed = db
    .select(productColumns)
    .from(products)
    .leftJoin(people, eq(people.id, products.ownerId))
    .where(sql`${products.id} = any(${sql.placeholder('ids')}::text[])`)
    .prepare('products_named');

  /** Products by their ids, in that order; those that are gone are passed over. */
  async function listed(ids: readonly string[]): Promise<Product[]> {
    if (ids.length === 0) return [];
    const rows = await rowsNamed.execute({ ids: [...ids] });
    const byId = new Map(rows.map((row) => [row.product.id, productOf(row)]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  /** Throws `product_not_found`. */
  async function get(id: string): Promise<Product> {
    const found = await find(id);
    if (!found) throw new DomainError('product_not_found');
    return found.product;
  }

  /** The products of a query of (thing_id, place), in the order of the places. */
  async function ranked(ranking: SQL): Promise<Product[]> {
    const rows = await db
      .select(productColumns)
      .from(sql`(${ranking}) as ranking`)
      .innerJoin(products, eq(products.id, sql`ranking.thing_id`))
      .leftJoin(people, eq(people.id, products.ownerId))
      .orderBy(sql`ranking.place`);
    return rows.map(productOf);
  }

  return { find, get, listed, ranked };
}
