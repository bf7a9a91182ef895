import { type HashtagOrder, type HashtagPosts, hashtagNameOf, type OnWire } from '@vitrine/api';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { apartFrom } from '../moderation/blocks.service.ts';
import { isBehind, pageOf, placeOf } from '../paging/place.ts';
import { postHashtags, postLikes, posts } from './posts.table.ts';
import type { PostRow, ShownPosts } from './shown-posts.service.ts';

/** Newest posts of a hashtag that are ordered by likes. */
const MOST_RANKED = 2000;
/** Days of age that e times the likes make up for. */
const DAYS_OF_LIKES = 20;

/**
 * Returns a page of a hashtag's posts that the viewer may see, own ones included, and their number. Filtered
 * posts are left out. `top` is the newest posts by likes and age. Throws `invalid_request`.
 */
export async function postsOfHashtag(
  db: Db,
  { shownPosts: { columns, from, shownTo } }: { shownPosts: ShownPosts },
  {
    viewerId,
    name: written,
    order,
    cursor,
    limit,
  }: {
    viewerId: string;
    name: string;
    order: HashtagOrder;
    cursor?: string | undefined;
    limit: number;
  },
): Promise<OnWire<typeof HashtagPosts>> {
  // Answers have a name, even if a lone # leaves none.
  const name = hashtagNameOf(written) || written;
  const seen = sql`
    from ${postHashtags} join ${posts} on ${posts.id} = ${postHashtags.postId}
    where ${postHashtags.name} = ${name} and not ${posts.filtered}
      and ${posts.personId} <> all(${apartFrom(viewerId)})`;
  const counted = db.execute<{ count: number }>(sql`select count(*)::int as count ${seen}`);

  const place = placeOf(cursor);
  const ofPage = sql`order by at desc, id desc limit ${limit + 1}`;
  // Likes move a post forward in time, so that both orders have places of the same kind.
  const found = {
    newest: sql`
      select ${posts.id} as id, ${posts.createdAt} as at ${seen}
        and ${isBehind(place, sql`${posts.createdAt}`, sql`${posts.id}`)} ${ofPage}`,
    top: sql`
      select id, at from (
        select id, created_at + interval '1 day' * (${DAYS_OF_LIKES}::float8 *
          ln(1 + (select count(*) from ${postLikes} where ${postLikes.postId} = one.id))) as at
        from (
          select ${posts.id} as id, ${posts.createdAt} as created_at ${seen}
          order by ${posts.createdAt} desc, ${posts.id} desc limit ${MOST_RANKED}
        ) as one
      ) as placed where ${isBehind(place, sql`at`, sql`id`)} ${ofPage}`,
  }[order];
  const { rows } = await db.execute<PostRow>(sql`
    with page as materialized (${found})
    select ${columns}, page.at::text as at from page join ${from} on ${posts.id} = page.id
    order by page.at desc, page.id desc`);
  const { page, ...next } = pageOf(rows, limit);
  const count = (await counted).rows[0]?.count ?? 0;
  return {
    hashtag: { id: name, name, post_count: count },
    posts: await shownTo(viewerId, page),
    ...next,
  };
}
