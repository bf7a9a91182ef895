import type { LinkPreview, LinkProduct, LinkProductAction, LinkProductStatus, Product } from '@vitrine/api';
import { and, desc, eq, inArray, lt, not, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { Cart } from '../cart/cart.service.ts';
import { type Clock, DAY, HOUR } from '../clock.ts';
import { createFairTurns, LineFull } from '../concurrency/fair-turns.ts';
import type { Db, Queries } from '../db/client.ts';
import { DomainError } from '../domain-error.ts';
import type { Likes } from '../likes/likes.service.ts';
import type { ChangeNumber } from '../memberships/change-order.ts';
import type { ViewerFlags } from '../memberships/viewer-flags.ts';
import { FetchFailure } from '../outbound/fetch-failure.ts';
import type { SafeFetch } from '../outbound/safe-fetch.ts';
import { pageAddress, siteOf } from '../outbound/web-address.ts';
import { keepImportsOut } from '../products/import/import-lock.service.ts';
import { bringPictures } from '../products/product-pictures.service.ts';
import {
  type ApartFrom,
  isFoundByNoneOf,
  linkColumns,
  productColumns,
  productOf,
} from '../products/products.service.ts';
import { products } from '../products/products.table.ts';
import { people } from '../session/session.table.ts';
import { isLinkId, linkIdOf } from './link-id.ts';
import { createLinkReads } from './link-reads.service.ts';
import { createOwnAddresses } from './own-addresses.ts';
import { pageFacts } from './page-facts.ts';
import { isHtml, PAGE_LIMITS } from './page-limits.ts';
import { createProductChecks } from './product-checks.service.ts';
import { createProductConfirmations } from './product-confirmations.service.ts';
import { linkPreviews, type ProductFacts } from './product-links.table.ts';
import { textOfPage } from './read-page.ts';
import { titleSureness } from './title-match.rules.ts';

export type ProductLinks = ReturnType<typeof createProductLinks>;

/** A page is read again after this. */
const FRESH_FOR = DAY;
/** A page that was not asked for in so long is forgotten. */
const KEPT_FOR = 90 * DAY;
const SWEPT_EVERY = HOUR;
/** Pages that are read at the same time: each is megabytes, and work for the processor. All people have a share in them. */
const READING = { underWay: 8, underWayEach: 3, waiting: 200, waitingEach: 20 };

/** How far facts can be trusted, by where the page states them; 0 to 100. */
const SURENESS = { 'json-ld': 95, microdata: 85, 'open-graph': 60, shown: 50 };
/** Number of products that are compared with a page's title, and of the title's words that they are searched by. */
const COMPARED = 10;
const WORDS_OF_TITLE = 12;

export interface ProductLinksOptions {
  safeFetch: SafeFetch;
  /** The hosts and ports of this site; its pages are answered from the database. */
  ownHosts: readonly string[];
  /** The ids of the first products of a search. */
  find(words: string, most: number): Promise<readonly string[]>;
  /** The answer of posts' owners about any of these links, as far as the person may see it; null if there is none. */
  confirmationOf(personId: string, urls: readonly string[]): Promise<boolean | null>;
  apartFrom: ApartFrom;
  likes: Likes;
  cart: Cart;
  flags: ViewerFlags<'isLiked' | 'isInCart'>;
  clock: Clock;
  /** Currency that prices of pages are read in; US dollars by default. */
  currency?: string | undefined;
}

export interface PreviewOptions {
  /** Whether to read the page again, even if it was read recently. */
  isRefresh?: boolean | undefined;
  /** Whether to include the answer of posts' owners about the link. */
  withConfirmation?: boolean | undefined;
}

/** How a client names a product of a link. */
export interface GivenProduct {
  id?: string | number | null | undefined;
  link?: string | null | undefined;
  direct_link?: string | null | undefined;
}

type Preview = typeof linkPreviews.$inferSelect;

/** Previews of links, and likes and carts of the products behind them. */
export function createProductLinks(
  db: Db,
  {
    safeFetch,
    ownHosts,
    find,
    confirmationOf,
    apartFrom,
    likes,
    cart,
    flags,
    clock,
    currency,
  }: ProductLinksOptions,
) {
  const own = createOwnAddresses(ownHosts);
  const confirmations = createProductConfirmations(db, clock);
  const checks = createProductChecks(db, clock);
  const reads = createLinkReads(db, clock);
  const turns = createFairTurns(READING);
  const underWay = new Map<string, Promise<Preview>>();
  let sweptAt = Number.NEGATIVE_INFINITY;

  /**
   * Previews a link. Pages of this site and of catalogue products are answered from the database; others are read over
   * the network, unless they were read lately. A refresh reads all pages but our own. Throws `link_invalid`,
   * `preview_failed`, `preview_refresh_failed` and `too_many_requests`.
   */
  async function preview(
    personId: string,
    link: string,
    { isRefresh = false, withConfirmation = false }: PreviewOptions = {},
  ): Promise<LinkPreview> {
    const url = pageAddress(link);
    if (url === undefined) throw new DomainError('link_invalid');
    const found = await previewAt(personId, url, isRefresh);
    if (!withConfirmation) return found;
    return { ...found, userConfirmedAccurate: await confirmationOf(personId, [link.trim(), url]) };
  }

  async function previewAt(personId: string, url: string, isRefresh: boolean): Promise<LinkPreview> {
    if (own.has(url)) return asPreview(unread(url), { known: await productAt([url]) });
    const kept = isRefresh ? undefined : await keptPreview(url);
    const isFresh = kept && clock() - kept.readAt.getTime() < FRESH_FOR;
    const known = isFresh || isRefresh ? undefined : await productAt([url]);
    if (known) return asPreview(checked(url, await checks.factsOf(known.id, url)), { known });
    const read = isFresh ? kept : await readFor(personId, url, isRefresh);
    return asPreview(read, await meantBy(personId, read));
  }

  /** The product that a page is about: the one that it sells, else one with a similar name. */
  async function meantBy(personId: string, read: Preview): Promise<Meant> {
    const known = await productBehind(read);
    const { isProduct, title } = read.facts;
    return known || isProduct || title === null ? { known } : { alike: await alikeTo(personId, title) };
  }

  /** The product of the catalogue that best matches a title, of nobody who is kept apart from the person. */
  async function alikeTo(personId: string, title: string): Promise<Alike | undefined> {
    const words = title.split(/\s+/).slice(0, WORDS_OF_TITLE).join(' ');
    const ids = await find(words, COMPARED);
    const found = await productsWhere(
      and(inArray(products.id, [...ids]), isFoundByNoneOf(apartFrom(personId))),
    );
    return found
      .map((product) => ({ product, sureness: titleSureness(title, product) }))
      .filter(({ sureness }) => sureness > 0)
      .toSorted((one, other) => other.sureness - one.sureness)[0];
  }

  async function keptPreview(url: string): Promise<Preview | undefined> {
    const [kept] = await db
      .select()
      .from(linkPreviews)
      .where(eq(linkPreviews.key, linkIdOf(url)));
    return kept;
  }

  async function readFor(personId: string, url: string, isRefresh: boolean): Promise<Preview> {
    await reads.count(personId);
    try {
      return await readOnce(personId, url);
    } catch (error) {
      if (error instanceof LineFull) throw new DomainError('too_many_requests', { retryAfter: 1 });
      if (!(error instanceof FetchFailure)) throw error;
      throw new DomainError(isRefresh ? 'preview_refresh_failed' : 'preview_failed');
    }
  }

  /** Requests that come while a page is being read share that reading. */
  function readOnce(personId: string, url: string): Promise<Preview> {
    const reading = underWay.get(url) ?? readPage(personId, url).finally(() => underWay.delete(url));
    underWay.set(url, reading);
    return reading;
  }

  /** Throws `FetchFailure` and `LineFull`. */
  async function readPage(personId: string, url: string): Promise<Preview> {
    const { finalUrl, facts } = await found(personId, url);
    await sweep();
    const read = { finalUrl, productId: linkIdOf(finalUrl), facts, readAt: new Date(clock()) };
    return db.transaction(async (tx) => {
      const [kept] = await tx
        .insert(linkPreviews)
        .values({ key: linkIdOf(url), url, ...read })
        .onConflictDoUpdate({ target: linkPreviews.key, set: read })
        .returning();
      // A page that states no product today ("We are closed") leaves what it stated before.
      if (facts.isProduct && facts.product) await bringUpToDate(tx, read.productId, facts.product);
      return kept as Preview;
    });
  }

  /** Reads what is at an address now. The time limit includes waiting for a turn. Throws `FetchFailure` and `LineFull`. */
  function found(personId: string, url: string): Promise<Pick<Preview, 'finalUrl' | 'facts'>> {
    const giveUpAt = performance.now() + PAGE_LIMITS.patience;
    return turns.run(personId, async () => {
      const patience = Math.max(1, Math.ceil(giveUpAt - performance.now()));
      const page = await safeFetch(url, { ...PAGE_LIMITS, patience, endsAt: own.has });
      const finalUrl = pageAddress(page.url) ?? url;
      if (own.has(finalUrl)) return unread(finalUrl);
      if (!isHtml(page.contentType)) throw new FetchFailure('refused', 'It is no web page.');
      return { finalUrl, facts: pageFacts(textOfPage(page.bytes, page.contentType), finalUrl, currency) };
    });
  }

  /** Forgets old pages, except those that a product was made of. Not inside a transaction, where it could wait for another sweep. */
  async function sweep() {
    if (clock() - sweptAt < SWEPT_EVERY) return;
    sweptAt = clock();
    const made = db.select().from(products).where(eq(products.id, linkPreviews.productId));
    const old = db
      .select({ key: linkPreviews.key })
      .from(linkPreviews)
      .where(and(lt(linkPreviews.readAt, new Date(clock() - KEPT_FOR)), notExists(made)))
      .for('update', { skipLocked: true });
    await db.delete(linkPreviews).where(inArray(linkPreviews.key, old));
  }

  async function bringUpToDate(tx: Queries, id: string, facts: ProductFacts) {
    const [made] = await tx
      .update(products)
      .set(columnsOf(facts))
      .where(and(eq(products.id, id), not(products.isListed)))
      .returning({ id: products.id });
    if (made) await queuePictureOf(tx, id, facts);
  }

  const queuePictureOf = (tx: Queries, productId: string, { imageUrl }: ProductFacts) =>
    bringPictures(tx, imageUrl === null ? [] : [{ productId, url: imageUrl }], new Date(clock()));

  /** The product that a page sells: of the catalogue, else the one that was made of it. */
  const productBehind = (read: Preview, queries: Queries = db) =>
    productWhere(or(isAt(addressesOf(read)), eq(products.id, read.productId)), queries);

  const productAt = (addresses: readonly string[]) => productWhere(isAt(addresses));

  /**
   * Condition for products of the catalogue with one of these links, and for those that addresses of this site show.
   */
  function isAt(addresses: readonly string[]) {
    const shown = addresses.flatMap((address) => own.productId(address) ?? []);
    return or(leadsTo(addresses), shown.length > 0 ? inArray(products.id, shown) : undefined);
  }

  const productWhere = async (condition: SQL | undefined, queries: Queries = db) =>
    (await productsWhere(condition, queries, 1))[0];

  /** Products that meet a condition: listed ones first, verified before others, then by popularity. */
  async function productsWhere(
    condition: SQL | undefined,
    queries: Queries = db,
    most = COMPARED,
  ): Promise<Product[]> {
    const rows = await queries
      .select(productColumns)
      .from(products)
      .leftJoin(people, eq(people.id, products.ownerId))
      .where(condition)
      .orderBy(desc(products.isListed), desc(products.verified), desc(products.popularity), products.id)
      .limit(most);
    return rows.map(productOf);
  }

  /**
   * The product that a client means, by its id or its link. Where it is wanted and does not exist yet, it is made of what the
   * server itself read, never of what the client says. Undefined when it is unknown.
   */
  async function productMeant(given: GivenProduct, { isWanted }: { isWanted: boolean }) {
    const id = idOf(given);
    const known = id === undefined ? undefined : await productWhere(eq(products.id, id));
    if (known) return known.id;

    const urls = [given.direct_link, given.link].flatMap((link) => pageAddress(link ?? '') ?? []);
    const read = await previewOf(id, urls);
    const behind = read ? await productBehind(read) : await productAt(urls);
    if (behind) return behind.id;
    const stated = read && statedBy(read);
    if (stated && isWanted) return make(read, stated);
    return stated ? read.productId : undefined;
  }

  /** What was read lately of a link, or of any of the links that lead to a product. */
  async function previewOf(id: string | undefined, urls: readonly string[]): Promise<Preview | undefined> {
    const [read] = await db
      .select()
      .from(linkPreviews)
      .where(
        or(
          inArray(linkPreviews.key, urls.map(linkIdOf)),
          id === undefined ? undefined : eq(linkPreviews.productId, id),
        ),
      )
      .orderBy(desc(linkPreviews.readAt), linkPreviews.key)
      .limit(1);
    return read;
  }

  /** Makes the product once, however many requests want it at once, and not where an import brings it meanwhile. */
  const make = (read: Preview, facts: ProductFacts): Promise<string> =>
    db.transaction(async (tx) => {
      await keepImportsOut(tx);
      const behind = await productBehind(read, tx);
      if (behind) return behind.id;
      const { productId, finalUrl } = read;
      const [made] = await tx
        .insert(products)
        .values({ ...columnsOf(facts), ...linkColumns(finalUrl), id: productId, isListed: false })
        .onConflictDoNothing()
        .returning({ id: products.id });
      if (made) await queuePictureOf(tx, productId, facts);
      return productId;
    });

  /** The products of the catalogue that products of links turned out to be, by the ids of these. */
  async function catalogueIdsOf(ids: readonly string[]): Promise<Map<string, string>> {
    const ofLinks = ids.filter(isLinkId);
    if (ofLinks.length === 0) return new Map();
    const { rows } = await db.execute<{ asked: string; id: string }>(sql`
      select distinct on (asked) read.product_id as asked, p.id
      from ${linkPreviews} read
      join ${products} p on p.is_listed and p.link_key = any(array[read.url, read.final_url, read.facts->>'canonicalUrl'])
      where read.product_id = any(${sql.param(ofLinks)}::text[])
        and not exists (select from ${products} made where made.id = read.product_id)
      order by asked, p.verified desc, p.popularity desc, p.id`);
    return new Map(rows.map(({ asked, id }) => [asked, id]));
  }

  async function statuses(personId: string, ids: readonly string[]): Promise<LinkProductStatus[]> {
    const inCatalogue = await catalogueIdsOf(ids);
    const known = ids.map((id) => inCatalogue.get(id) ?? id);
    const found = await flags.flagsOf(personId, known);
    return found.map(({ isLiked, isInCart }, index) => {
      const originalProductId = ids[index] ?? '';
      return { productId: known[index] ?? originalProductId, originalProductId, isLiked, inCart: isInCart };
    });
  }

  /** Brings a product into a state that its person wants, unless a later change of theirs arrived before. Throws `product_not_found`. */
  async function change(
    personId: string,
    action: LinkProductAction,
    given: GivenProduct,
    number?: ChangeNumber,
  ): Promise<LinkProductStatus> {
    const isWanted = action === 'like' || action === 'addToCart';
    // A product that does not exist is neither liked nor in a cart, so there is nothing to remove.
    const productId = (await productMeant(given, { isWanted })) ?? (isWanted ? undefined : idOf(given));
    if (productId === undefined) throw new DomainError('product_not_found');
    if (action === 'like') await likes.add(personId, productId, number);
    if (action === 'unlike') await likes.remove(personId, productId, number);
    if (action === 'addToCart') await cart.add(personId, productId, number);
    if (action === 'removeFromCart') await cart.remove(personId, productId, number);
    const [status] = await flags.flagsOf(personId, [productId]);
    return {
      productId,
      originalProductId: idOf(given) ?? productId,
      isLiked: status?.isLiked ?? false,
      inCart: status?.isInCart ?? false,
    };
  }

  return {
    preview: async (...asked: Parameters<typeof preview>) => confirmations.onto(await preview(...asked)),
    change,
    statuses,
  };
}

const idOf = ({ id }: GivenProduct) => (id === undefined || id === null ? undefined : String(id));

const leadsTo = (urls: readonly string[]) => and(products.isListed, inArray(products.linkKey, [...urls]));

const addressesOf = ({ url, finalUrl, facts }: Preview) => [
  ...new Set([url, finalUrl, facts.canonicalUrl ?? url]),
];

const columnsOf = ({ imageUrl: _image, source: _source, ...columns }: ProductFacts) => columns;

/** A product of the catalogue that matches a title. */
interface Alike {
  product: Product;
  sureness: number;
}

/** The product on a page as the shop knows it, or a similar one. */
interface Meant {
  known?: Product | undefined;
  alike?: Alike | undefined;
}

type Read = Pick<Preview, 'url' | 'finalUrl' | 'facts'>;

/** Stands for a page that is not read: all its facts come from the database. */
const unread = (url: string): Read => ({
  url,
  finalUrl: url,
  facts: { title: null, siteName: siteOf(url), isProduct: false, canonicalUrl: null, product: null },
});

/** Stands for a page that is not read for this; its facts are those of its last check, if there are any. */
const checked = (url: string, facts: Read['facts'] | undefined): Read =>
  facts ? { url, finalUrl: url, facts } : unread(url);

/** The product that a page states. A title alone is not a product, though older rows hold one. */
const statedBy = ({ facts }: Read): ProductFacts | null => (facts.isProduct ? facts.product : null);

function asPreview(read: Read, { known, alike }: Meant): LinkPreview {
  const { url, facts } = read;
  const stated = statedBy(read);
  const verified = known?.verified ? known : undefined;
  return {
    url,
    isProduct: stated !== null || known !== undefined,
    title: facts.title ?? known?.name ?? null,
    siteName: facts.siteName,
    productData: stated ? statedProduct(read, stated, known) : (shopProduct(known) ?? alikeProduct(alike)),
    verifiedProductId: verified?.id ?? null,
    verifiedProductSnapshot: shopProduct(verified),
    userConfirmedAccurate: null,
  };
}

const statedProduct = (
  { url, finalUrl }: Read,
  stated: ProductFacts,
  known: Product | undefined,
): LinkProduct => ({
  id: known?.id ?? linkIdOf(finalUrl),
  name: stated.name,
  price: stated.priceCents === null ? null : stated.priceCents / 100,
  // A picture at a foreign host would tell that host who looks: only pictures that were fetched and measured are shown.
  image_url: known?.image_url ?? null,
  retailer: stated.retailer,
  rating: stated.rating,
  direct_link: finalUrl,
  link: url,
  fallbackSource: null,
  matchConfidence: SURENESS[stated.source],
  alternativeMatch: false,
});

/** A product with the shop's own data. */
const shopProduct = (product: Product | undefined): LinkProduct | null =>
  product
    ? {
        id: product.id,
        name: product.name,
        price: product.price,
        image_url: product.image_url,
        retailer: product.retailer,
        rating: product.rating,
        direct_link: product.link,
        link: product.link,
        fallbackSource: null,
        matchConfidence: 100,
        alternativeMatch: false,
      }
    : null;

function alikeProduct(alike: Alike | undefined): LinkProduct | null {
  const product = shopProduct(alike?.product);
  if (!product || !alike) return null;
  return { ...product, fallbackSource: 'catalogue', matchConfidence: alike.sureness, alternativeMatch: true };
}
