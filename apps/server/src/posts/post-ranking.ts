import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../db/client.ts';
import { DAY } from '../kernel/clock.ts';
import { people } from '../people/people.table.ts';
import { postHashtags, postLikes, posts } from './posts.table.ts';

/** Number of posts that a ranking holds. */
const MOST_RANKED = 5000;
/** Likes count for this long. */
const LIKES_COUNT_FOR = 30 * DAY;
/** Likes of younger accounts do not count. */
const NEW_ACCOUNT = 3 * DAY;
/** Likes that one account can give at full weight; more of them weigh less each. */
const FULL_LIKES = 30;
/** Posts of one author, and of one hashtag, among `NEIGHBOURS` that follow each other. */
const MOST_ALIKE = 2;
const NEIGHBOURS = 10;
/** Posts among which another one is sought to come between. */
const CHOICE = 500;

export interface PostRanking {
  now: number;
  /** Days of age that e times the likes make up for. */
  daysOfLikes: number;
}

interface Ranked extends Record<string, unknown> {
  id: string;
  person_id: string;
  hashtags: string[] | null;
}

/**
 * Query of (id, person_id, hashtags): posts by age and likes. It ignores likes of new accounts, of the author, and of
 * people whose posts the author likes; each account has a limited weight, and the first like counts nothing.
 */
const byLikesAndAge = ({ now, daysOfLikes }: PostRanking): SQL => {
  const since = new Date(now - LIKES_COUNT_FOR).toISOString();
  const oldEnough = new Date(now - NEW_ACCOUNT).toISOString();
  return sql`
    with likes as materialized (
      select ${postLikes.postId} as post_id, ${postLikes.personId} as liker, ${posts.personId} as author
      from ${postLikes} join ${posts} on ${posts.id} = ${postLikes.postId}
      join ${people} on ${people.id} = ${postLikes.personId}
      where ${postLikes.createdAt} > ${since} and ${people.createdAt} <= ${oldEnough}
        and ${postLikes.personId} <> ${posts.personId}
    ), given as (
      select liker, count(*) as likes from likes group by liker
    ), pairs as materialized (
      select distinct liker, author from likes
    ), one_way as (
      select liker, author from pairs as one
      where not exists (select from pairs as other where other.liker = one.author and other.author = one.liker)
    ), weights as (
      select post_id, sum(least(1, ${FULL_LIKES}::float / given.likes)) as weight
      from likes join one_way using (liker, author) join given using (liker)
      group by post_id
    )
    select id, person_id, (select array_agg(${postHashtags.name}) from ${postHashtags}
      where ${postHashtags.postId} = ranked.id) as hashtags
    from (
      select ${posts.id} as id, ${posts.personId} as person_id, extract(epoch from ${posts.createdAt}) / 86400
        + ${daysOfLikes}::float * ln(greatest(1, coalesce(weights.weight, 0))) as score
      from ${posts} left join weights on weights.post_id = ${posts.id}
      where not ${posts.filtered}
      order by score desc, id limit ${MOST_RANKED}
    ) as ranked order by score desc, id`;
};

/**
 * Spreads the posts of each author and hashtag: among ten neighbours are at most two, as long as others are
 * near to come between. Authors matter more than hashtags. Otherwise the order stays.
 */
export function spreadPosts<Post extends Pick<Ranked, 'person_id' | 'hashtags'>>(
  ranked: readonly Post[],
): Post[] {
  const waiting = ranked.map((post) => {
    const author = `@${post.person_id}`;
    return { post, author, traits: [author, ...(post.hashtags ?? []).map((name) => `#${name}`)] };
  });
  type Waiting = (typeof waiting)[number];
  const spread: Waiting[] = [];
  const near = new Map<string, number>();
  const count = ({ traits }: Waiting, by: 1 | -1) => {
    for (const trait of traits) near.set(trait, (near.get(trait) ?? 0) + by);
  };
  const isRare = (trait: string) => (near.get(trait) ?? 0) < MOST_ALIKE;
  const firstWhere = (isFit: (one: Waiting) => boolean) => {
    const place = waiting.slice(0, CHOICE).findIndex(isFit);
    return place < 0 ? undefined : place;
  };
  while (waiting.length > 0) {
    const next =
      firstWhere(({ traits }) => traits.every(isRare)) ?? firstWhere(({ author }) => isRare(author)) ?? 0;
    for (const one of waiting.splice(next, 1)) {
      spread.push(one);
      count(one, 1);
    }
    const left = spread.at(-NEIGHBOURS);
    if (left) count(left, -1);
  }
  return spread.map(({ post }) => post);
}

/** Returns a query of (thing_id, place, reason), as ranked feeds need it. */
export async function rankedPosts(tx: Queries, ranking: PostRanking): Promise<SQL> {
  const { rows } = await tx.execute<Ranked>(byLikesAndAge(ranking));
  return asRanking(spreadPosts(rows).map(({ id }) => id));
}

/** Query of (thing_id, place, reason) of these ids in order. */
export const asRanking = (ids: readonly string[]): SQL => sql`
  select value as thing_id, ordinality::int as place, null::jsonb as reason
  from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) with ordinality`;
