import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import type { Db, Queries } from '../db/client.ts';
import { type Clock, DAY, MINUTE } from '../kernel/clock.ts';
import { products } from '../products/products.table.ts';
import { productChecks, productConfirmations } from './product-checks.table.ts';
import type { PageFacts } from './product-links.table.ts';

/**
 * Time between checks of a page that sells its product, or has sold nothing for a day. Other pages are
 * checked daily.
 */
const CHECKED_EVERY = 7 * DAY;
/** If a page is gone or sells nothing for this time, its product is no longer verified. */
const MISSING_FOR = DAY;
const LISTED_EVERY = MINUTE;
const MOST_LISTED = 5000;
const AT_ONCE = 8;

/** Reserved host names (RFC 2606, RFC 6761), including those of the demo's shops. */
const NOBODYS = '(^|\\.)(example|test|invalid|localhost|example\\.(com|net|org))(:[0-9]+)?$';

export interface PageToCheck {
  productId: string;
  url: string;
  host: string;
  /** Name and price of the product when the page is checked. */
  name: string;
  priceCents: number | null;
}

export type ProductChecks = ReturnType<typeof createProductChecks>;

export function createProductChecks(db: Db, clock: Clock) {
  const at = (time: number) => sql`${new Date(time).toISOString()}::timestamptz`;
  const after = (ms: number) => new Date(clock() + ms);
  let listedAt = Number.NEGATIVE_INFINITY;

  /** Adds new or changed pages of imported and confirmed products. */
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
    // Walks the index host by host, as one shop may have most of the pages.
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

  /** Matches the product's row only while it is for this page. */
  const ofPage = ({ productId, url }: PageToCheck) =>
    and(eq(productChecks.productId, productId), eq(productChecks.linkKey, url));

  async function verify(tx: Queries, { productId, url }: PageToCheck, verified: boolean) {
    await tx
      .update(products)
      .set({ verified })
      .where(and(eq(products.id, productId), eq(products.linkKey, url), ne(products.verified, verified)));
  }

  return {
    /**
     * Facts from the last check of a product's page. Undefined if the page is gone or sells nothing, or if
     * the product's link, name or price has changed since.
     */
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

    /** Whether the page of a product sold it no more at the last check. */
    async isGone(productId: string): Promise<boolean> {
      const [check] = await db
        .select({ missingSince: productChecks.missingSince })
        .from(productChecks)
        .where(eq(productChecks.productId, productId));
      return Boolean(check?.missingSince);
    },

    /**
     * Due pages, one per host and at most `AT_ONCE`, longest overdue first. Hosts in `resting` are excluded.
     */
    async due(resting: readonly string[]): Promise<PageToCheck[]> {
      const known = clock() - listedAt < LISTED_EVERY ? await dueNow(resting) : [];
      if (known.length > 0) return known;
      await list();
      return dueNow(resting);
    },

    /** Records that the page sells its product, which becomes verified. */
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

    /** Records that the page is gone or sells no product. After a day, the product is no longer verified. */
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

    async toldNothing(page: PageToCheck): Promise<void> {
      await db
        .update(productChecks)
        .set({ nextCheckAt: after(DAY) })
        .where(ofPage(page));
    },
  };
}
