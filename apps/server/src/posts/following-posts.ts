import type { OnWire, PostsPage } from '@vitrine/api';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { isBehind, pageOf, placeOf } from '../paging/place.ts';
import { postDismissals, posts } from './posts.table.ts';
import type { PostRow, ShownPosts } from './shown-posts.service.ts';

/**
 * Up to this many followed people, the newest posts of each are read; for more, reading all new posts until a
 * page is full is faster.
 */
const FEW_FOLLOWED = 200;

export interface FollowingPostsNeeds {
  shownPosts: ShownPosts;
  /** Query of the people that a person follows: (person_id). */
  followedPeople(personId: string): SQL;
}

/** Returns the posts of the people that a person follows, the newest first, without dismissed ones. */
export async function followingPosts(
  db: Db,
  { shownPosts: { columns, from, maySee, shownTo }, followedPeople }: FollowingPostsNeeds,
  personId: string,
  { page, cursor, limit }: { page: number; cursor?: string | undefined; limit: number },
): Promise<OnWire<typeof PostsPage>> {
  const followed = followedPeople(personId);
  const offset = cursor === undefined ? (page - 1) * limit : 0;
  const behind = isBehind(placeOf(cursor), sql`${posts.createdAt}`, sql`${posts.id}`);
  const newestOf = (condition: SQL, rows: SQL) => sql`
    select ${posts.id} as id, ${posts.createdAt} as at from ${posts}
    where ${condition} and not ${posts.filtered} and ${maySee(personId)} and ${behind}
      and not exists (select from ${postDismissals}
        where ${postDismissals.personId} = ${personId} and ${postDismissals.postId} = ${posts.id})
    order by ${posts.createdAt} desc, ${posts.id} desc ${rows}`;
  // One row more tells whether there is a next page.
  const ofPage = sql`limit ${limit + 1} offset ${offset}`;
  const found = (await areMany(db, followed))
    ? newestOf(sql`${posts.personId} in (select person_id from (${followed}) as followed)`, ofPage)
    : sql`
      select newest.id, newest.at from (${followed}) as followed,
        lateral (${newestOf(sql`${posts.personId} = followed.person_id`, sql`limit ${offset + limit + 1}`)}) as newest
      order by newest.at desc, newest.id desc ${ofPage}`;
  const { rows } = await db.execute<PostRow>(sql`
    with found as materialized (${found})
    select ${columns}, found.at::text as at
    from found join ${from} on ${posts.id} = found.id
    order by found.at desc, found.id desc`);
  const { page: shown, ...next } = pageOf(rows, limit);
  return { posts: await shownTo(personId, shown), ...next };
}

async function areMany(db: Db, followed: SQL): Promise<boolean> {
  const { rows } = await db.execute<{ many: boolean }>(sql`
    select count(*) > ${FEW_FOLLOWED} as many
    from (select from (${followed}) as followed limit ${FEW_FOLLOWED + 1}) as counted`);
  return rows[0]?.many ?? false;
}
