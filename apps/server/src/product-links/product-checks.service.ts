import { and, eq, ne, sql } from 'drizzle-orm';
import { type Clock, DAY, MINUTE } from '../clock.ts';
import type { Db, Queries } from '../db/client.ts';
import { products } from '../products/products.table.ts';
import { productChecks, productConfirmations } from './product-checks.table.ts';
import type { PageFacts } from './product-links.table.ts';

/** A page that sells its product is looked at again after this, any other page a day later. */
const CHECKED_EVERY = 7 * DAY;
/** How long a page must have sold nothing before its product is not verified any more. */
const MISSING_FOR = DAY;
const LISTED_EVERY = MINUTE;
const MOST_LISTED = 5000;
const AT_ONCE = 8;

/** Hosts that nobody has (RFC 2606, RFC 6761), the shops of the demo among them. */
const NOBODYS = '(^|\\.)(example|test|invalid|localhost|example\\.(com|net|org))(:[0-9]+)?$';

/** A page that is to be looked at. */
export interface PageToCheck {
  productId: string;
  url: string;
  host: string;
  /** The product's own columns, to which what the page says belongs. */
  name: string;
  priceCents: number | null;
}

export type ProductChecks = ReturnType<typeof createProductChecks>;

/** When the pages of products are looked at, and what follows from what they say. */
export function createProductChecks(db: Db, clock: Clock) {
  const at = (time: number) => sql`${new Date(time).toISOString()}::timestamptz`;
  const after = (ms: number) => new Date(clock() + ms);
  let listedAt = Number.NEGATIVE_INFINITY;

  /** Puts down the pages of products that came, or that have another page by now. */
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
    // From host to host by the index, as one shop may have most of the pages.
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

  /** The check of a page, if that is the product's page still. */
  const ofPage = ({ productId, url }: PageToCheck) =>
    and(eq(productChecks.productId, productId), eq(productChecks.linkKey, url));

  async function verify(tx: Queries, { productId, url }: PageToCheck, verified: boolean) {
    await tx
      .update(products)
      .set({ verified })
      .where(and(eq(products.id, productId), eq(products.linkKey, url), ne(products.verified, verified)));
  }

  return {
    /** Pages that are due, one of each host, those first that have waited longest. `resting` are hosts that are left alone. */
    async due(resting: readonly string[]): Promise<PageToCheck[]> {
      const known = clock() - listedAt < LISTED_EVERY ? await dueNow(resting) : [];
      if (known.length > 0) return known;
      await list();
      return dueNow(resting);
    },

    /** The page sells a product. */
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

    /** The page is gone, or sells no product. */
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

    /** Nobody knows what the page says now. */
    async toldNothing(page: PageToCheck): Promise<void> {
      await db
        .update(productChecks)
        .set({ nextCheckAt: after(DAY) })
        .where(ofPage(page));
    },
  };
}
