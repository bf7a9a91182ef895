import type { OnWire, Product } from '@vitrine/api';
import { eq, getTableColumns, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { pageAddress } from '../outbound/web-address.ts';
import { people } from '../people/people.table.ts';
import { catalogueChanges, catalogueRevision, products } from './products.table.ts';

export type Products = ReturnType<typeof createProducts>;

// These columns are only searched; sending them would double the data.
const {
  nameWords: _name,
  titleWords: _title,
  headWords: _head,
  words: _words,
  linkKey: _link,
  // A list shows one picture per product, and further ones would be a third of its data.
  morePictures,
  // Shown only with an open product.
  sizes: _sizes,
  material: _material,
  description: _description,
  ...shownColumns
} = getTableColumns(products);

const pictureCount = sql<number>`1 + coalesce(jsonb_array_length(${morePictures}), 0)`;

/** Files of a person's profile picture, smallest first. */
export type FacesOf = (personId: SQL) => SQL<{ url: string }[] | null>;

/** Columns of every list of products, joined with the people who found them. */
export const productColumnsWith = (facesOf: FacesOf) => ({
  product: { ...shownColumns, pictureCount },
  username: people.username,
  face: sql<string | null>`${facesOf(sql`${people.id}`)} -> 0 ->> 'url'`,
});

export function productOf({
  product,
  username,
  face,
}: {
  product: Pick<typeof products.$inferSelect, keyof typeof shownColumns> & { pictureCount: number };
  username: string | null;
  face: string | null;
}): OnWire<typeof Product> {
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
    ...(face === null ? {} : { owner_picture_url: face }),
    verified: product.verified,
  };
}

/** Columns of a product's link: as given by the shop, for people to follow, and normalized, for lookups. */
export const linkColumns = (link: string | null) => ({
  link,
  linkKey: link === null ? null : (pageAddress(link) ?? link),
});

export const catalogueRevisionNow = sql<string>`(select last_value::text from ${sql.identifier(catalogueRevision.seqName ?? '')})`;

/**
 * Creates a function that reads the catalogue's version, a text that differs after every committed change of
 * listed products.
 */
export function createCatalogueVersion(db: Db): () => Promise<string> {
  // Needed for every page, so it is built and planned once.
  const changes = db
    .select({ all: sql<string>`concat(count(*), ' ', sum(${catalogueChanges.id}))` })
    .from(catalogueChanges)
    .prepare('catalogue_version');
  return async () => (await changes.execute())[0]?.all ?? '';
}

/** Adds the viewer's flags to products, such as likes. For a guest, products stay unchanged. */
export type AsSeenBy = (
  viewerId: string | undefined,
  seen: readonly OnWire<typeof Product>[],
) => Promise<OnWire<typeof Product>[]>;

/** Ids of people separated from a viewer by a block, as an array. */
export type ApartFrom = (viewerId: string | Placeholder) => SQL<string[]>;

/** Condition that none of these people found the product. */
export const isFoundByNoneOf = (people: SQL): SQL =>
  sql`(${products.ownerId} is null or ${products.ownerId} <> all(${people}))`;

interface FoundRow {
  product: { ownerId: string | null };
  username: string | null;
  face: string | null;
  apart: readonly string[];
}

const isFoundByOneApart = ({ product: { ownerId }, apart }: FoundRow) =>
  ownerId !== null && apart.includes(ownerId);

/** A product stays in the viewer's own list, but a finder separated from them by a block is not named. */
const withoutFinderApart = <Row extends FoundRow>(row: Row): Row =>
  isFoundByOneApart(row)
    ? { ...row, product: { ...row.product, ownerId: null }, username: null, face: null }
    : row;

const nobody = sql<string[]>`array[]::text[]`;

export interface ProductsOptions {
  apartFrom: ApartFrom;
  facesOf: FacesOf;
}

export function createProducts(db: Db, { apartFrom, facesOf }: ProductsOptions) {
  const productColumns = productColumnsWith(facesOf);

  /**
   * Returns a product with all its pictures, whether lists show it, and its finder. A finder separated from
   * the viewer by a block is hidden. Undefined if there is no such product.
   */
  async function find(
    id: string,
    viewerId?: string,
  ): Promise<{ product: OnWire<typeof Product>; isListed: boolean; ownerId: string | null } | undefined> {
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
   * Returns products in the order of the ids. Skips removed products and those of finders separated from the
   * viewer by a block. `apart` holds the ids of all people separated from the viewer; it is empty for guests,
   * and if no product was found.
   */
  async function shownTo(
    viewerId: string | undefined,
    ids: readonly string[],
  ): Promise<{ products: OnWire<typeof Product>[]; apart: readonly string[] }> {
    if (ids.length === 0) return { products: [], apart: [] };
    const rows =
      viewerId === undefined
        ? (await rowsNamed.execute({ ids: [...ids] })).map((row) => ({ ...row, apart: [] }))
        : await rowsNamedFor.execute({ ids: [...ids], viewerId });
    const shown = rows.filter((row) => !isFoundByOneApart(row));
    const byId = new Map(shown.map((row) => [row.product.id, productOf(row)]));
    return { products: ids.flatMap((id) => byId.get(id) ?? []), apart: rows[0]?.apart ?? [] };
  }

  const listed = async (
    ids: readonly string[],
    viewerId: string | undefined,
  ): Promise<OnWire<typeof Product>[]> => (await shownTo(viewerId, ids)).products;

  /** Throws `product_not_found`. */
  async function get(id: string): Promise<OnWire<typeof Product>> {
    const found = await find(id);
    if (!found) throw new DomainError('product_not_found');
    return found.product;
  }

  /**
   * Returns all products of a query of (thing_id, place), ordered by place, for a list of the viewer's own.
   * Finders separated from the viewer by a block are not named.
   */
  async function ranked(ranking: SQL, viewerId: string): Promise<OnWire<typeof Product>[]> {
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
