import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { type Clock, DAY, MINUTE } from '../clock.ts';
import type { Db, Queries } from '../db/client.ts';
import { products } from '../products/products.table.ts';
import { productChecks, productConfirmations } from './product-checks.table.ts';
import type { PageFacts } from './product-links.table.ts';

/** Time between checks of a page that sells its product; other pages are checked again after a day. */
const CHECKED_EVERY = 7 * DAY;
/** Time without a product on its page after which a product is no longer verified. */
const MISSING_FOR = DAY;
const LISTED_EVERY = MINUTE;
const MOST_LISTED = 5000;
const AT_ONCE = 8;

/** Reserved host names (RFC 2606, RFC 6761), those of the demo's shops included. */
const NOBODYS = '(^|\\.)(example|test|invalid|localhost|example\\.(com|net|org))(:[0-9]+)?$';

/** A page to check. */
export interface PageToCheck {
  productId: string;
  url: string;
  host: string;
  /** Name and price in the product's own columns when the page is checked. */
  name: string;
  priceCents: number | null;
}

export type ProductChecks = ReturnType<typeof createProductChecks>;

/** Schedules the checks of product pages, and applies their results. */
export function createProductChecks(db: Db, clock: Clock) {
  const at = (time: number) => sql`${new Date(time).toISOString()}::timestamptz`;
  const after = (ms: number) => new Date(clock() + ms);
  let listedAt = Number.NEGATIVE_INFINITY;

  /** Adds the pages of new products, and those of products whose page has changed. */
  async function list(): Promise<void> {
    listedAt = clock();
    await db.execute(sql`
      insert into ${productChecks} (product_id, link_key, host, next_check_at)
      select id, link_key, host, ${at(clock())} from (
        select p.id, p.link_key, substring(p.link_key from '^https?://([^/?#]+)') as host
        from ${products} p
        where p.is_listed and p.link_key is not null
          and (p.source is not null or exists (select from ${productConfirmations} c where c.product_id = p.id))
          and not exists (select from ${productChecks} k where k.product_id = p.id and k.link_key = p.link_key)
      ) as page
      where host is not null and host !~ ${NOBODYS}
      limit ${MOST_LISTED}
      on conflict (product_id) do update
        set link_key = excluded.link_key, host = excluded.host, next_check_at = excluded.next_check_at,
          checked_at = null, missing_since = null, said = null`);
  }

  async function dueNow(resting: readonly string[]): Promise<PageToCheck[]> {
    // The recursive query walks the index host by host, as one shop may have most of the pages.
    const { rows } = await db.execute<{ [column in keyof PageToCheck]: PageToCheck[column] }>(sql`
      with recursive hosts as (
        (select host from ${productChecks} order by host limit 1)
        union all
        select (select k.host from ${productChecks} k where k.host > hosts.host order by k.host limit 1)
        from hosts where hosts.host is not null
      )
      select page.* from hosts cross join lateral (
        select k.product_id as "productId", k.link_key as url, k.host, p.name, p.price_cents as "priceCents", k.next_check_at
        from ${productChecks} k join ${products} p on p.id = k.product_id
        where k.host = hosts.host and k.next_check_at <= ${at(clock())} and p.is_listed and p.link_key = k.link_key
        order by k.next_check_at limit 1
      ) as page
      where page.host <> all(${sql.param([...resting])}::text[])
      order by page.next_check_at, page.host limit ${AT_ONCE}`);
    return rows;
  }

  /** Condition for the check of a page that is still the product's. */
  const ofPage = ({ productId, url }: PageToCheck) =>
    and(eq(productChecks.productId, productId), eq(productChecks.linkKey, url));

  async function verify(tx: Queries, { productId, url }: PageToCheck, verified: boolean) {
    await tx
      .update(products)
      .set({ verified })
      .where(and(eq(products.id, productId), eq(products.linkKey, url), ne(products.verified, verified)));
  }

  return {
    /** Facts of the page of a product at its last check, unless the page or the product has changed since. */
    async factsOf(productId: string, url: string): Promise<PageFacts | undefined> {
      const [check] = await db
        .select({ said: productChecks.said })
        .from(productChecks)
        .innerJoin(products, eq(products.id, productChecks.productId))
        .where(
          and(
            eq(productChecks.productId, productId),
            eq(productChecks.linkKey, url),
            isNull(productChecks.missingSince),
            eq(productChecks.saidOfName, products.name),
            sql`${productChecks.saidOfPriceCents} is not distinct from ${products.priceCents}`,
          ),
        );
      return check?.said ?? undefined;
    },

    /** Pages that are due, one per host, longest overdue first; without the hosts in `resting`. */
    async due(resting: readonly string[]): Promise<PageToCheck[]> {
      const known = clock() - listedAt < LISTED_EVERY ? await dueNow(resting) : [];
      if (known.length > 0) return known;
      await list();
      return dueNow(resting);
    },

    /** Records that the page sells a product. */
    sells: (page: PageToCheck, said: PageFacts): Promise<void> =>
      db.transaction(async (tx) => {
        await tx
          .update(productChecks)
          .set({
            nextCheckAt: after(CHECKED_EVERY),
            checkedAt: after(0),
            missingSince: null,
            said,
            saidOfName: page.name,
            saidOfPriceCents: page.priceCents,
          })
          .where(ofPage(page));
        await verify(tx, page, true);
      }),

    /** Records that the page is gone or sells no product. */
    sellsNothing: (page: PageToCheck): Promise<void> =>
      db.transaction(async (tx) => {
        const [check] = await tx
          .update(productChecks)
          .set({
            nextCheckAt: after(DAY),
            checkedAt: after(0),
            missingSince: sql`coalesce(${productChecks.missingSince}, ${at(clock())})`,
          })
          .where(ofPage(page))
          .returning({ missingSince: productChecks.missingSince });
        if (!check?.missingSince || clock() - check.missingSince.getTime() < MISSING_FOR) return;
        await tx
          .update(productChecks)
          .set({ nextCheckAt: after(CHECKED_EVERY) })
          .where(ofPage(page));
        await verify(tx, page, false);
      }),

    /** Records that the page could not be checked. */
    async toldNothing(page: PageToCheck): Promise<void> {
      await db
        .update(productChecks)
        .set({ nextCheckAt: after(DAY) })
        .where(ofPage(page));
    },
  };
}
