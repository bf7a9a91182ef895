import type { Product } from '@vitrine/api';
import { eq, getTableColumns, type Placeholder, type SQL, sql } from 'drizzle-orm';
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

/** The ids of the people who are kept apart from a viewer, as an array. */
export type ApartFrom = (viewerId: string | Placeholder) => SQL<string[]>;

/** A condition on products: nobody of an array of people found it. */
export const isFoundByNoneOf = (people: SQL): SQL =>
  sql`(${products.ownerId} is null or ${products.ownerId} <> all(${people}))`;

interface FoundRow {
  product: { ownerId: string | null };
  username: string | null;
  apart: readonly string[];
}

const isFoundByOneApart = ({ product: { ownerId }, apart }: FoundRow) =>
  ownerId !== null && apart.includes(ownerId);

/** A product stays where the viewer put it, but a person who is kept apart from them is not named. */
const withoutFinderApart = <Row extends FoundRow>(row: Row): Row =>
  isFoundByOneApart(row) ? { ...row, product: { ...row.product, ownerId: null }, username: null } : row;

const nobody = sql<string[]>`array[]::text[]`;

/** Products by their ids. */
export function createProducts(db: Db, apartFrom: ApartFrom) {
  /**
   * A product with all of its pictures, whether lists show it, and who found it; a viewer who is kept apart from the finder is
   * not told. Undefined when there is no such product.
   */
  async function find(
    id: string,
    viewerId?: string,
  ): Promise<{ product: Product; isListed: boolean; ownerId: string | null } | undefined> {
    const [found] = await db
      .select({
        ...productColumns,
        morePictures,
        apart: viewerId === undefined ? nobody : apartFrom(viewerId),
      })
      .from(products)
      .leftJoin(people, eq(people.id, products.ownerId))
      .where(eq(products.id, id));
    if (!found) return undefined;
    const row = withoutFinderApart(found);
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

  const rowsNamedFor = db
    .select({ ...productColumns, apart: apartFrom(sql.placeholder('viewerId')) })
    .from(products)
    .leftJoin(people, eq(people.id, products.ownerId))
    .where(sql`${products.id} = any(${sql.placeholder('ids')}::text[])`)
    .prepare('products_named_for');

  /**
   * Products by their ids, in that order; those that are gone are passed over, and so are those whose finder is kept apart from
   * the viewer. `apart`: who is kept apart; empty where there are no rows.
   */
  async function shownTo(
    viewerId: string | undefined,
    ids: readonly string[],
  ): Promise<{ products: Product[]; apart: readonly string[] }> {
    if (ids.length === 0) return { products: [], apart: [] };
    const rows =
      viewerId === undefined
        ? (await rowsNamed.execute({ ids: [...ids] })).map((row) => ({ ...row, apart: [] }))
        : await rowsNamedFor.execute({ ids: [...ids], viewerId });
    const shown = rows.filter((row) => !isFoundByOneApart(row));
    const byId = new Map(shown.map((row) => [row.product.id, productOf(row)]));
    return { products: ids.flatMap((id) => byId.get(id) ?? []), apart: rows[0]?.apart ?? [] };
  }

  /** As `shownTo`, without who is kept apart. */
  const listed = async (ids: readonly string[], viewerId: string | undefined): Promise<Product[]> =>
    (await shownTo(viewerId, ids)).products;

  /** Throws `product_not_found`. */
  async function get(id: string): Promise<Product> {
    const found = await find(id);
    if (!found) throw new DomainError('product_not_found');
    return found.product;
  }

  /**
   * The products of a query of (thing_id, place), in the order of the places: what the viewer keeps in a list of their own, so
   * all of it. Finders who are kept apart from the viewer are not named.
   */
  async function ranked(ranking: SQL, viewerId: string): Promise<Product[]> {
    const rows = await db
      .select({ ...productColumns, apart: apartFrom(viewerId) })
      .from(sql`(${ranking}) as ranking`)
      .innerJoin(products, eq(products.id, sql`ranking.thing_id`))
      .leftJoin(people, eq(people.id, products.ownerId))
      .orderBy(sql`ranking.place`);
    return rows.map((row) => productOf(withoutFinderApart(row)));
  }

  return { find, get, listed, shownTo, ranked };
}
