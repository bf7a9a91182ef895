import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { cartItems } from '../src/cart/cart.table.ts';
import type { DemoPresence } from '../src/catalogue-import/demo-presence.ts';
import { comments } from '../src/comments/comments.table.ts';
import type { Db, Queries } from '../src/db/client.ts';
import { demoVersion, TAKEN_AWAY } from '../src/db/demo-version.table.ts';
import { dismissals } from '../src/dismissals/dismissals.table.ts';
import { follows } from '../src/follow/follow.table.ts';
import { likes } from '../src/likes/likes.table.ts';
import { blocks, reports } from '../src/moderation/moderation.table.ts';
import { people } from '../src/people/people.table.ts';
import { postLinks } from '../src/post-links/post-links.table.ts';
import { postLikes, postSaves, posts } from '../src/posts/posts.table.ts';
import { products } from '../src/products/products.table.ts';
import { roomMessages, roomPeople, rooms } from '../src/rooms/rooms.table.ts';
import { demoCatalogue } from './catalogue.ts';
import { demoIds } from './demo-ids.ts';
import { withoutOtherSeeds } from './demo-state.ts';
import { demoSignIn } from './people.seed.ts';
import { demoSocial } from './posts.ts';
import { demoRooms } from './rooms.ts';

export const demoPresence = (db: Db): Promise<DemoPresence | null> =>
  db.transaction(async (tx) => presenceOf(tx, await demoThings(tx)));

/**
 * Removes the demo's products and people with their posts and rooms, and the likes, comments and other actions of real
 * people on them. Later starts do not plant it again unless asked.
 */
export const removeDemo = (db: Db): Promise<DemoPresence | null> =>
  db.transaction(async (tx) => {
    await withoutOtherSeeds(tx);
    const things = await demoThings(tx);
    const presence = await presenceOf(tx, things);
    // Reports have no foreign key, and a demo that is planted again has the same ids.
    await tx.delete(reports).where(reportsOf(things));
    await tx.delete(people).where(inArray(people.id, things.people));
    await tx
      .delete(rooms)
      .where(sql`not exists (select from ${roomPeople} where ${roomPeople.roomId} = ${rooms.id})`);
    await tx.delete(products).where(and(inArray(products.id, things.products), isNull(products.source)));
    await tx
      .insert(demoVersion)
      .values({ version: TAKEN_AWAY })
      .onConflictDoUpdate({ target: demoVersion.only, set: { version: TAKEN_AWAY } });
    return presence;
  });

/** Matches the address of a product page of the shop, at any host, and captures the id. */
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

const reportsOf = (things: DemoThings) =>
  or(
    and(eq(reports.kind, 'user'), sql`${reports.thingId} = ${anyOf(things.people)}`),
    and(eq(reports.kind, 'post'), sql`${reports.thingId} in (${postsOf(things)})`),
    and(
      eq(reports.kind, 'comment'),
      sql`${reports.thingId} in (select ${comments.id} from ${comments}
        where ${comments.personId} = ${anyOf(things.people)} or ${comments.postId} in (${postsOf(things)}))`,
    ),
    and(
      eq(reports.kind, 'message'),
      sql`${reports.thingId} in (select ${roomMessages.id} from ${roomMessages}
        where ${roomMessages.senderId} = ${anyOf(things.people)})`,
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
      'reports of its people, posts, comments and messages',
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
    [
      'messages that somebody wrote as one of its people',
      sql`from ${roomMessages} where ${roomMessages.senderId} = ${anyOf(things.people)}
        and not (${roomMessages.id} = ${anyOf(demoRooms().flatMap(({ messages }) => messages.map(({ id }) => id)))})`,
    ],
  ];
  const done: DemoPresence['done'] = [];
  for (const [what, counted] of asked) {
    const times = await count(counted);
    if (times > 0) done.push({ what, times });
  }
  return { products: shown, people: things.people.length, signIn: things.signIn, done };
}
