import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { cartItems } from '../cart/cart.table.ts';
import { comments } from '../comments/comments.table.ts';
import type { Db, Queries } from '../db/client.ts';
import { demoVersion } from '../db/demo-version.table.ts';
import { dismissals } from '../dismissals/dismissals.table.ts';
import { follows } from '../follow/follow.table.ts';
import { likes } from '../likes/likes.table.ts';
import { blocks, reports } from '../moderation/moderation.table.ts';
import { postLinks } from '../post-links/post-links.table.ts';
import { postLikes, postSaves, posts } from '../posts/posts.table.ts';
import type { DemoPresence } from '../products/import/demo-presence.ts';
import { products } from '../products/products.table.ts';
import { people } from '../session/session.table.ts';
import { demoCatalogue } from './catalogue.ts';
import { demoIds } from './demo-ids.ts';
import { TAKEN_AWAY, withoutOtherSeeds } from './demo-state.ts';
import { demoSignIn } from './people.seed.ts';
import { demoSocial } from './posts.ts';

/** The demo in the database; null if there is nothing of it. */
export const demoPresence = (db: Db): Promise<DemoPresence | null> =>
  db.transaction(async (tx) => presenceOf(tx, await demoThings(tx)));

/**
 * Takes the demo away: its products, its people and all that they published, with what real people did with them. It does not
 * come back by itself.
 */
export const removeDemo = (db: Db): Promise<DemoPresence | null> =>
  db.transaction(async (tx) => {
    await withoutOtherSeeds(tx);
    const things = await demoThings(tx);
    const presence = await presenceOf(tx, things);
    // No foreign key takes these along, and the demo has the same ids if it is put in again.
    await tx.delete(reports).where(reportsOf(things));
    await tx.delete(people).where(inArray(people.id, things.people));
    await tx.delete(products).where(and(inArray(products.id, things.products), isNull(products.source)));
    await tx
      .insert(demoVersion)
      .values({ version: TAKEN_AWAY })
      .onConflictDoUpdate({ target: demoVersion.only, set: { version: TAKEN_AWAY } });
    return presence;
  });

/** The id of a product in the address of its page in the shop, at whatever host. */
const PAGE_OF_PRODUCT = '^https?://[^/]+/product/([[:alnum:]_.:-]{1,64})/?(?:[?#].*)?$';

interface DemoThings {
  products: string[];
  people: string[];
  signIn: string | null;
}

async function demoThings(tx: Queries): Promise<DemoThings> {
  const ids = await demoIds(tx);
  return {
    products: demoCatalogue().map(({ id }) => id),
    people: [...ids.values()],
    signIn: ids.has(demoSignIn.username) ? demoSignIn.username : null,
  };
}

const anyOf = (ids: readonly string[]) => sql`any(${sql.param([...ids])}::text[])`;

const postsOf = (things: DemoThings) =>
  sql`select ${posts.id} from ${posts} where ${posts.personId} = ${anyOf(things.people)}`;

/** Reports of its people, of their posts, and of the comments that go with those. */
const reportsOf = (things: DemoThings) =>
  or(
    and(eq(reports.kind, 'user'), sql`${reports.thingId} = ${anyOf(things.people)}`),
    and(eq(reports.kind, 'post'), sql`${reports.thingId} in (${postsOf(things)})`),
    and(
      eq(reports.kind, 'comment'),
      sql`${reports.thingId} in (select ${comments.id} from ${comments}
        where ${comments.personId} = ${anyOf(things.people)} or ${comments.postId} in (${postsOf(things)}))`,
    ),
  );

async function presenceOf(tx: Queries, things: DemoThings): Promise<DemoPresence | null> {
  const count = async (counted: SQL) => {
    const { rows } = await tx.execute<{ times: number }>(sql`select count(*)::int as times ${counted}`);
    return rows[0]?.times ?? 0;
  };
  const isReal = (person: SQL) => sql`not (${person} = ${anyOf(things.people)})`;
  const planted = demoSocial().posts;
  const shown = await count(
    sql`from ${products} where ${products.id} = ${anyOf(things.products)} and ${products.source} is null`,
  );
  if (shown === 0 && things.people.length === 0) return null;

  const ofProducts = (table: SQL) =>
    sql`from ${table} as done where done.product_id = ${anyOf(things.products)} and ${isReal(sql`done.person_id`)}`;
  const ofPosts = (table: SQL) =>
    sql`from ${table} as done where done.post_id in (${postsOf(things)}) and ${isReal(sql`done.person_id`)}`;
  const asked: [string, SQL][] = [
    ['likes of its products', ofProducts(sql`${likes}`)],
    ['of its products in carts', ofProducts(sql`${cartItems}`)],
    ['dismissals of its products', ofProducts(sql`${dismissals}`)],
    [
      'links to its products in posts',
      sql`from ${postLinks} join ${posts} on ${eq(posts.id, postLinks.postId)}
        where ${isReal(sql`${posts.personId}`)} and (
          ${postLinks.url} in (select ${products.link} from ${products} where ${products.id} = ${anyOf(things.products)})
          or substring(${postLinks.url} from ${PAGE_OF_PRODUCT}) = ${anyOf(things.products)})`,
    ],
    [
      'follows of its people',
      sql`from ${follows} where ${follows.followedId} = ${anyOf(things.people)} and ${isReal(sql`${follows.followerId}`)}`,
    ],
    [
      'blocks of its people',
      sql`from ${blocks} where ${blocks.blockedId} = ${anyOf(things.people)} and ${isReal(sql`${blocks.personId}`)}`,
    ],
    ['likes of its posts', ofPosts(sql`${postLikes}`)],
    ['saves of its posts', ofPosts(sql`${postSaves}`)],
    ['comments on its posts', ofPosts(sql`${comments}`)],
    [
      'reports of its people, posts and comments',
      sql`from ${reports} where ${isReal(sql`${reports.reporterId}`)} and ${reportsOf(things)}`,
    ],
    [
      'posts that somebody published as one of its people',
      sql`from ${posts} where ${posts.personId} = ${anyOf(things.people)}
        and not (${posts.id} = ${anyOf(planted.map(({ id }) => id))})`,
    ],
    [
      'comments that somebody wrote as one of its people',
      sql`from ${comments} where ${comments.personId} = ${anyOf(things.people)}
        and not (${comments.id} = ${anyOf(planted.flatMap(({ remarks }) => remarks.map(({ id }) => id)))})`,
    ],
  ];
  const done: DemoPresence['done'] = [];
  for (const [what, counted] of asked) {
    const times = await count(counted);
    if (times > 0) done.push({ what, times });
  }
  return { products: shown, people: things.people.length, signIn: things.signIn, done };
}
