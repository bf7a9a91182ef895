import { and, eq, inArray, lt, notExists } from 'drizzle-orm';
import { createFairTurns, LineFull } from '../concurrency/fair-turns.ts';
import { nowAndThen } from '../concurrency/now-and-then.ts';
import type { Db } from '../db/client.ts';
import { type Clock, DAY, HOUR } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { FetchFailure } from '../outbound/fetch-failure.ts';
import { MOST_REDIRECTS, type SafeFetch } from '../outbound/safe-fetch.ts';
import { pageAddress } from '../outbound/web-address.ts';
import { products } from '../products/products.table.ts';
import { linkIdOf } from './link-id.ts';
import { type PageRead, unread } from './link-preview.ts';
import { updateLinkProduct } from './link-products.ts';
import { createLinkReads } from './link-reads.service.ts';
import type { OwnAddresses } from './own-addresses.ts';
import { pageFacts } from './page-facts.ts';
import { isHtml, PAGE_LIMITS } from './page-limits.ts';
import { refreshTarget } from './page-refresh.ts';
import { linkPreviews } from './product-links.table.ts';
import { textOfPage } from './read-page.ts';

/** Older readings of pages are deleted, unless a product was made of the page. */
const KEPT_FOR = 90 * DAY;
const SWEPT_EVERY = HOUR;
/**
 * Maximum numbers of pages being read and waiting, in all and per person: each takes megabytes and CPU time.
 */
const READING = { underWay: 8, underWayEach: 3, waiting: 200, waitingEach: 20 };

export interface LinkReaderOptions {
  safeFetch: SafeFetch;
  own: OwnAddresses;
  clock: Clock;
  /** The shop's currency, US dollars by default; prices in others are ignored. */
  currency?: string | undefined;
}

export function createLinkReader(db: Db, { safeFetch, own, clock, currency }: LinkReaderOptions) {
  const reads = createLinkReads(db, clock);
  const turns = createFairTurns(READING);
  const underWay = new Map<string, Promise<PageRead>>();
  const sweepNowAndThen = nowAndThen(clock, SWEPT_EVERY, sweep);

  function readOnce(personId: string, url: string): Promise<PageRead> {
    const reading = underWay.get(url) ?? readPage(personId, url).finally(() => underWay.delete(url));
    underWay.set(url, reading);
    return reading;
  }

  /** Throws `FetchFailure` and `LineFull`. */
  async function readPage(personId: string, url: string): Promise<PageRead> {
    const { finalUrl, facts } = await found(personId, url);
    await sweepNowAndThen();
    const read = { finalUrl, productId: linkIdOf(finalUrl), facts, readAt: new Date(clock()) };
    return db.transaction(async (tx) => {
      const [kept] = await tx
        .insert(linkPreviews)
        .values({ key: linkIdOf(url), url, ...read })
        .onConflictDoUpdate({ target: linkPreviews.key, set: read })
        .returning();
      // If a page states no product today ("We are closed"), the product keeps its earlier facts.
      if (facts.isProduct && facts.product) await updateLinkProduct(tx, clock, read.productId, facts.product);
      return kept as PageRead;
    });
  }

  /** The time limit includes waiting for a turn. Throws `FetchFailure` and `LineFull`. */
  function found(personId: string, url: string): Promise<Pick<PageRead, 'finalUrl' | 'facts'>> {
    const giveUpAt = performance.now() + PAGE_LIMITS.patience;
    return turns.run(personId, async () => {
      let address = url;
      for (let refreshes = 0; refreshes <= MOST_REDIRECTS; refreshes += 1) {
        const patience = Math.max(1, Math.ceil(giveUpAt - performance.now()));
        const page = await safeFetch(address, { ...PAGE_LIMITS, patience, endsAt: own.has });
        const finalUrl = pageAddress(page.url) ?? address;
        if (own.has(finalUrl)) return unread(finalUrl);
        if (!isHtml(page.contentType)) throw new FetchFailure('refused', 'It is no web page.');
        const next = refreshTarget(page);
        if (next === undefined) {
          const html = textOfPage(page.bytes, page.contentType);
          return { finalUrl, facts: pageFacts(html, finalUrl, currency, clock()) };
        }
        if (own.has(next)) return unread(next);
        address = next;
      }
      throw new FetchFailure('refused', 'It redirects too often.');
    });
  }

  /**
   * Deletes old readings, except those with products. Must not run in a transaction, as it could wait for
   * another sweep.
   */
  async function sweep() {
    const made = db.select().from(products).where(eq(products.id, linkPreviews.productId));
    const old = db
      .select({ key: linkPreviews.key })
      .from(linkPreviews)
      .where(and(lt(linkPreviews.readAt, new Date(clock() - KEPT_FOR)), notExists(made)))
      .for('update', { skipLocked: true });
    await db.delete(linkPreviews).where(inArray(linkPreviews.key, old));
  }

  /** Throws `too_many_requests`, and `preview_failed` or `preview_refresh_failed`. */
  return async function readLink(personId: string, url: string, isRefresh: boolean): Promise<PageRead> {
    await reads.count(personId);
    try {
      return await readOnce(personId, url);
    } catch (error) {
      if (error instanceof LineFull) throw new DomainError('too_many_requests', { retryAfter: 1 });
      if (!(error instanceof FetchFailure)) throw error;
      throw new DomainError(isRefresh ? 'preview_refresh_failed' : 'preview_failed');
    }
  };
}
