import { createHash } from 'node:crypto';
import type { LinkPreview, LinkProduct, LinkProductAction, LinkProductStatus } from '@vitrine/api';
import { eq, inArray, or } from 'drizzle-orm';
import type { Cart } from '../cart/cart.service.ts';
import { type Clock, DAY, SECOND } from '../clock.ts';
import type { Db } from '../db/client.ts';
import { newId } from '../db/new-id.ts';
import { DomainError } from '../domain-error.ts';
import type { Likes } from '../likes/likes.service.ts';
import { FetchFailure } from '../outbound/fetch-failure.ts';
import type { SafeFetch } from '../outbound/safe-fetch.ts';
import { productColumns, productOf } from '../products/products.service.ts';
import { products } from '../products/products.table.ts';
import { people } from '../session/session.table.ts';
import { type PageFacts, pageFacts, sources } from './page-facts.ts';
import { linkPreviews } from './product-links.table.ts';
import { textOfPage } from './read-page.ts';

export type ProductLinks = ReturnType<typeof createProductLinks>;

/** A page is read again after this. */
const FRESH_FOR = DAY;
/** Pages say who they are at their beginning; what is longer is not a page. */
const LIMITS = { mostBytes: 1_000_000, patience: 8 * SECOND, accept: 'text/html,application/xhtml+xml' };

export interface ProductLinksOptions {
  safeFetch: SafeFetch;
  likes: Likes;
  cart: Cart;
  clock: Clock;
}

type Preview = typeof linkPreviews.$inferSelect;

/** What is behind links, and what people do with the products there. */
export function createProductLinks(db: Db, { safeFetch, likes, cart, clock }: ProductLinksOptions) {
  /** Throws `link_invalid`, `preview_failed` and `preview_refresh_failed`. */
  async function preview(address: string, { isRefresh = false } = {}): Promise<LinkPreview> {
    const url = webAddress(address);
    const kept = isRefresh ? undefined : await keptPreview(url);
    const read = kept ?? (await readAnew(url, isRefresh));
    return asPreview(read, await productAt([read.url, read.finalUrl], read.productId));
  }

  async function keptPreview(url: string): Promise<Preview | undefined> {
    const [kept] = await db.select().from(linkPreviews).where(eq(linkPreviews.url, url));
    return kept && clock() - kept.readAt.getTime() < FRESH_FOR ? kept : undefined;
  }

  async function readAnew(url: string, isRefresh: boolean): Promise<Preview> {
    const page = await safeFetch(url, LIMITS).catch((error: unknown) => {
      if (error instanceof FetchFailure)
        throw new DomainError(isRefresh ? 'preview_refresh_failed' : 'preview_failed');
      throw error;
    });
    if (!isHtml(page.contentType))
      throw new DomainError(isRefresh ? 'preview_refresh_failed' : 'preview_failed');
    const facts = pageFacts(textOfPage(page.bytes, page.contentType), page.url);
    const found = { finalUrl: page.url, facts, isProduct: facts.isProduct, readAt: new Date(clock()) };
    const [kept] = await db
      .insert(linkPreviews)
      .values({ url, ...found })
      .onConflictDoUpdate({ target: linkPreviews.url, set: found })
      .returning();
    return kept as Preview;
  }

  /** A product of the catalogue that a link leads to. */
  async function productAt(links: string[], id: string | null) {
    const [row] = await db
      .select(productColumns)
      .from(products)
      .leftJoin(people, eq(people.id, products.ownerId))
      .where(
        id === null ? inArray(products.link, links) : or(eq(products.id, id), inArray(products.link, links)),
      )
      .orderBy(products.id)
      .limit(1);
    return row && productOf(row);
  }

  /**
   * Finds the product that somebody means, by its id or its link, and makes it of the preview where it is not in the
   * catalogue: of what the server itself read, never of what the client says of it. Throws `product_not_found`.
   */
  async function productMeant(given: {
    id?: string | null;
    link?: string | null;
    direct_link?: string | null;
  }) {
    if (given.id) {
      const [known] = await db.select({ id: products.id }).from(products).where(eq(products.id, given.id));
      if (known) return known.id;
    }
    const link = given.direct_link ?? given.link;
    const url = link && URL.canParse(link) ? webAddress(link) : undefined;
    if (!url) throw new DomainError('product_not_found');
    const [read] = await db.select().from(linkPreviews).where(eq(linkPreviews.url, url));
    const known = await productAt(read ? [url, read.finalUrl] : [url], read?.productId ?? null);
    if (known) return known.id;
    if (!read?.facts.product) throw new DomainError('product_not_found');
    return madeOf(read, read.facts.product);
  }

  const madeOf = (read: Preview, facts: NonNullable<PageFacts['product']>): Promise<string> =>
    db.transaction(async (tx) => {
      // Whoever comes second waits here, and then finds what the first one made.
      const [locked] = await tx
        .select()
        .from(linkPreviews)
        .where(eq(linkPreviews.url, read.url))
        .for('update');
      if (locked?.productId) return locked.productId;
      const id = newId();
      const { name, priceCents, brand, retailer, color, rating } = facts;
      await tx.insert(products).values({
        id,
        name,
        priceCents,
        brand,
        retailer,
        color,
        rating,
        link: read.finalUrl,
        isListed: false,
      });
      await tx.update(linkPreviews).set({ productId: id }).where(eq(linkPreviews.url, read.url));
      return id;
    });

  async function statusOf(personId: string, asked: string, productId: string): Promise<LinkProductStatus> {
    const [status] = await cart.statuses(personId, [productId]);
    return {
      originalProductId: asked,
      productId,
      isLiked: status?.isLiked ?? false,
      inCart: status?.inCart ?? false,
    };
  }

  return {
    preview,

    /** Throws `product_not_found`. */
    async change(
      personId: string,
      action: LinkProductAction,
      given: { id?: string | null; link?: string | null; direct_link?: string | null },
    ): Promise<LinkProductStatus> {
      const productId = await productMeant(given);
      if (action === 'like') await likes.add(personId, productId);
      if (action === 'unlike') await likes.remove(personId, productId);
      if (action === 'addToCart') await cart.add(personId, productId);
      if (action === 'removeFromCart') await cart.remove(personId, productId);
      return statusOf(personId, given.id ?? productId, productId);
    },

    async statuses(personId: string, ids: readonly string[]): Promise<LinkProductStatus[]> {
      const statuses = await cart.statuses(personId, ids);
      return statuses.map((status) => ({ originalProductId: status.productId, ...status }));
    },
  };
}

/** An address as the web writes it, without what only names a place in the page. Throws `link_invalid`. */
function webAddress(text: string): string {
  const trimmed = text.trim();
  if (!/^https?:\/\//i.test(trimmed) || !URL.canParse(trimmed)) throw new DomainError('link_invalid');
  const url = new URL(trimmed);
  url.hash = '';
  return url.href;
}

/** Names a link where an id is wanted, for a product that is not in the catalogue. */
const keyOfLink = (url: string) =>
  `link-${createHash('sha256').update(url).digest('base64url').slice(0, 22)}`;

const isHtml = (contentType: string) => /^\s*(text\/html|application\/xhtml\+xml)\b/i.test(contentType);

function asPreview(
  { url, finalUrl, facts, isProduct }: Preview,
  known: ReturnType<typeof productOf> | undefined,
): LinkPreview {
  const { product } = facts;
  const productData: LinkProduct | null = product && {
    id: known?.id ?? keyOfLink(url),
    name: product.name,
    price: product.priceCents === null ? null : product.priceCents / 100,
    // Foreign pictures are not ours to show: only the pictures that were fetched and measured are (P22).
    image_url: known?.image_url ?? null,
    retailer: product.retailer,
    rating: product.rating,
    direct_link: finalUrl,
    link: finalUrl,
    fallbackSource: product.source === 'json-ld' || product.source === 'microdata' ? null : product.source,
    matchConfidence: sources[product.source],
    alternativeMatch: false,
  };
  return {
    url,
    isProduct,
    title: facts.title,
    siteName: facts.siteName,
    productData,
    verifiedProductId: known?.verified ? known.id : null,
    verifiedProductSnapshot: known?.verified
      ? {
          id: known.id,
          name: known.name,
          price: known.price,
          image_url: known.image_url,
          retailer: known.retailer,
          rating: known.rating,
          direct_link: known.link,
          link: known.link,
          fallbackSource: null,
          matchConfidence: 100,
          alternativeMatch: false,
        }
      : null,
    userConfirmedAccurate: null,
  };
}
