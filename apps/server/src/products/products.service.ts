import type { Product } from '@vitrine/api';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Cart } from '../cart/cart.service.ts';
import type { Db } from '../db/client.ts';
import { DomainError } from '../domain-error.ts';
import { people } from '../session/session.table.ts';
import { products } from './products.table.ts';

export type Products = ReturnType<typeof createProducts>;

// What is only searched by would be half of what the database sends.
const {
  nameWords: _name,
  titleWords: _title,
  words: _words,
  linkKey: _link,
  ...shownColumns
} = getTableColumns(products);

/** What every list of products selects, from products joined with the people who found them. */
export const productColumns = { product: shownColumns, username: people.username };

/** A row of `productColumns` as the contract says it. */
export function productOf({
  product,
  username,
}: {
  product: Pick<typeof products.$inferSelect, keyof typeof shownColumns>;
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
    username,
    verified: product.verified,
  };
}

/** Single products, and what a viewer did with products. */
export function createProducts(db: Db, cart: Cart) {
  /** Whether lists show it, too. Undefined when there is no such product. */
  async function find(id: string): Promise<{ product: Product; isListed: boolean } | undefined> {
    const [row] = await db
      .select(productColumns)
      .from(products)
      .leftJoin(people, eq(people.id, products.ownerId))
      .where(eq(products.id, id));
    return row && { product: productOf(row), isListed: row.product.isListed };
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

  /** Adds what the viewer did with the products; a guest sees them as they are. */
  async function asSeenBy(viewerId: string | undefined, seen: Product[]): Promise<Product[]> {
    if (viewerId === undefined) return seen;
    const statuses = await cart.statuses(
      viewerId,
      seen.map((product) => product.id),
    );
    return seen.map((product, index) => ({
      ...product,
      isLiked: statuses[index]?.isLiked ?? false,
      isInCart: statuses[index]?.inCart ?? false,
    }));
  }

  return { find, get, listed, asSeenBy };
}
