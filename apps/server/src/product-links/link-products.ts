import type { OnWire, Product } from '@vitrine/api';
import { and, desc, eq, inArray, not, or, type SQL } from 'drizzle-orm';
import type { Db, Queries } from '../db/client.ts';
import type { Clock } from '../kernel/clock.ts';
import { pageAddress } from '../outbound/web-address.ts';
import { people } from '../people/people.table.ts';
import { keepImportsOut } from '../products/import-lock.service.ts';
import { bringPictures } from '../products/product-pictures.service.ts';
import { linkColumns, productColumnsWith, productOf } from '../products/products.service.ts';
import { products } from '../products/products.table.ts';
import { facesOf } from '../profile/people.service.ts';
import type { PageRead, Said } from './link-preview.ts';
import type { OwnAddresses } from './own-addresses.ts';
import type { ProductFacts } from './product-links.table.ts';

/** Finds the catalogue product that a page sells, or else the one made of the page. */
export const productBehind = (queries: Queries, own: OwnAddresses, read: PageRead) =>
  productWhere(queries, or(isAt(own, addressesOf(read)), eq(products.id, read.productId)));

export const productAt = (queries: Queries, own: OwnAddresses, addresses: readonly string[]) =>
  productWhere(queries, isAt(own, addresses));

export const productWhere = async (queries: Queries, condition: SQL | undefined) =>
  (await productsWhere(queries, condition, 1))[0];

/** Listed products come first, then verified ones, then popular ones. */
export async function productsWhere(
  queries: Queries,
  condition: SQL | undefined,
  most: number,
): Promise<OnWire<typeof Product>[]> {
  const rows = await queries
    .select(productColumnsWith(facesOf))
    .from(products)
    .leftJoin(people, eq(people.id, products.ownerId))
    .where(condition)
    .orderBy(desc(products.isListed), desc(products.verified), desc(products.popularity), products.id)
    .limit(most);
  return rows.map(productOf);
}

/** Matches catalogue products with one of these links, and products shown at addresses of this site. */
function isAt(own: OwnAddresses, addresses: readonly string[]) {
  const shown = addresses.flatMap((address) => own.productId(address) ?? []);
  const leadsTo = and(products.isListed, inArray(products.linkKey, [...addresses]));
  return or(leadsTo, shown.length > 0 ? inArray(products.id, shown) : undefined);
}

/** Maximum number of products read for each page, as several may have the same address. */
const MOST_OF_A_PAGE = 5;

/** Finds the products that pages sell, like `productBehind`, with one query. Returns the lookup by page. */
export async function productsBehind(
  queries: Queries,
  own: OwnAddresses,
  reads: readonly (Said & { productId?: string })[],
): Promise<(read: Said & { productId?: string }) => OnWire<typeof Product> | undefined> {
  const made = reads.flatMap(({ productId }) => productId ?? []);
  const isSold = or(
    isAt(own, reads.flatMap(addressesOf)),
    made.length > 0 ? inArray(products.id, made) : undefined,
  );
  const found = await productsWhere(queries, isSold, reads.length * MOST_OF_A_PAGE);
  return (read) => {
    const addresses = addressesOf(read);
    const ids = addresses.flatMap((address) => own.productId(address) ?? []);
    return found.find(
      ({ id, link }) =>
        ids.includes(id) ||
        id === read.productId ||
        (link !== null && addresses.includes(pageAddress(link) ?? link)),
    );
  };
}

const addressesOf = ({ url, finalUrl, facts }: Said) => [
  ...new Set([url, finalUrl, facts.canonicalUrl ?? url]),
];

/**
 * Creates the product of a page once, also under concurrent requests, unless an import brings it meanwhile.
 * Returns its id.
 */
export const makeLinkProduct = (
  db: Db,
  { own, clock }: { own: OwnAddresses; clock: Clock },
  read: PageRead,
  facts: ProductFacts,
): Promise<string> =>
  db.transaction(async (tx) => {
    await keepImportsOut(tx);
    const behind = await productBehind(tx, own, read);
    if (behind) return behind.id;
    const { productId, finalUrl } = read;
    const [made] = await tx
      .insert(products)
      .values({ ...columnsOf(facts), ...linkColumns(finalUrl), id: productId, isListed: false })
      .onConflictDoNothing()
      .returning({ id: products.id });
    if (made) await queuePictureOf(tx, clock, productId, facts);
    return productId;
  });

export async function updateLinkProduct(tx: Queries, clock: Clock, id: string, facts: ProductFacts) {
  const [made] = await tx
    .update(products)
    .set(columnsOf(facts))
    .where(and(eq(products.id, id), not(products.isListed)))
    .returning({ id: products.id });
  if (made) await queuePictureOf(tx, clock, id, facts);
}

const columnsOf = ({ imageUrl: _image, source: _source, ...columns }: ProductFacts) => columns;

const queuePictureOf = (tx: Queries, clock: Clock, productId: string, { imageUrl }: ProductFacts) =>
  bringPictures(tx, imageUrl === null ? [] : [{ productId, url: imageUrl }], new Date(clock()));
