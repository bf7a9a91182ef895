import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { everyFollow } from '../follow/follow.service.ts';
import { DAY } from '../kernel/clock.ts';
import { apartFrom } from '../moderation/blocks.service.ts';
import { people } from '../people/people.table.ts';
import { everyPost, everyPostLike } from '../posts/shown-posts.service.ts';
import { maySuggest } from './suggestible.ts';
import { personalSuggestions } from './suggestions.table.ts';

const MOST_SUGGESTED = 40;
/** Newest follows and likes of the person that are looked at. */
const OWN = { follows: 500, likes: 200 };
/** Newest follows or likes that are looked at for each of them. */
const OF_EACH = 200;
/** Likes by younger accounts do not count. */
const NEW_ACCOUNT = 3 * DAY;
/** Likes in common that make interests similar. */
const SIMILAR = 2;
/** Number of people with common likes whose other likes are counted. */
const MOST_COMPARED = 150;
/** Names that a reason can have, including one in reserve. */
const NAMES = 3;

/** SQL for a text that changes with the newest follow or like of a person. */
export const basisOf = (personId: string): SQL<string> => sql<string>`concat(
  (select max(at) from (${everyFollow}) as follow where follower_id = ${personId}), ' ',
  (select max(at) from (${everyPostLike}) as liked where person_id = ${personId}))`;

/**
 * Computes and stores the suggestions for a person, from follows, posts and likes of posts, which are all
 * public to members.
 */
export async function storeSuggestions(db: Db, personId: string, now: number): Promise<void> {
  await db.execute(sql`
    with ${friends(personId)}, ${similar(personId, now)},
    suggested as (
      (select 'friendsOfFriends' as category, id, 'followed_by' as code, count, by, score
        from friends order by score desc, id limit ${MOST_SUGGESTED})
      union all
      (select 'similarInterests', id, code, count, array[]::text[], score
        from interests order by score desc, id limit ${MOST_SUGGESTED})
    )
    insert into ${personalSuggestions} (person_id, suggestions, basis, computed_at)
    select ${people.id}, coalesce((
        select jsonb_agg(jsonb_build_object('id', id, 'category', category, 'code', code, 'count', count, 'by', to_jsonb(by))
          order by category, score desc, id) from suggested), '[]'),
      ${basisOf(personId)}, ${new Date(now).toISOString()}::timestamptz
    from ${people} where ${people.id} = ${personId}
    on conflict (person_id) do update
      set suggestions = excluded.suggestions, basis = excluded.basis, computed_at = excluded.computed_at`);
}

const hasPosts = sql`exists (select from (${everyPost}) as posted where posted.person_id = id)`;

/** People followed by those that the person follows. A follow by somebody who follows many says less. */
const friends = (personId: string): SQL => sql`
  followed as materialized (
    select followed_id as id from (${everyFollow}) as follow
    where follower_id = ${personId} order by at desc limit ${OWN.follows}
  ), steps as materialized (
    select followed.id as by, next.followed_id as id
    from followed, lateral (
      select followed_id from (${everyFollow}) as follow
      where follower_id = followed.id order by at desc limit ${OF_EACH}) as next
  ), reached as materialized (
    select id, count(*)::int as count, sum(1 / ln(2 + follows)) as score, (array_agg(by order by follows, by))[:${NAMES}] as by
    from (select id, by, count(*) over (partition by by) as follows from steps) as weighed
    group by id
  ), friends as (
    select id, count, score, by from reached where ${maySuggest(personId, sql`id`)} and ${hasPosts}
  )`;

/**
 * Authors of posts that the person likes, and people who like the same posts. A common like of a post that
 * many like says less, and so does one by somebody who likes much.
 */
const similar = (personId: string, now: number): SQL => sql`
  liked as materialized (
    select post_id, posted.person_id as author
    from (${everyPostLike}) as liked join (${everyPost}) as posted using (post_id)
    where liked.person_id = ${personId} and posted.person_id <> all(${apartFrom(personId)})
    order by liked.at desc limit ${OWN.likes}
  ), fans as materialized (
    select liked.post_id, fan.person_id as id
    from liked, lateral (
      select person_id from (${everyPostLike}) as fan
      where fan.post_id = liked.post_id order by at desc limit ${OF_EACH}) as fan
  ), sharing as materialized (
    select id, count(*)::int as count, sum(1 / ln(2 + likes)) as score
    from (select id, count(*) over (partition by post_id) as likes from fans) as weighed
    group by id having count(*) >= ${SIMILAR}
  ), common as (
    select id, count, score from sharing where ${maySuggest(personId, sql`id`)}
    order by score desc limit ${MOST_COMPARED}
  ), alike as (
    select id, count,
      score / sqrt(10 + (select count(*) from (${everyPostLike}) as given where given.person_id = id)) as score
    from common where exists (select from ${people}
      where ${people.id} = common.id and ${people.createdAt} <= ${new Date(now - NEW_ACCOUNT).toISOString()}::timestamptz)
  ), authors as (
    select author as id, count(*)::int as count from liked where ${maySuggest(personId, sql`author`)} group by author
  ), interests as (
    select id, case when authors.count is null or (authors.count = 1 and alike.count is not null)
        then 'similar_likes' else 'liked_posts' end as code,
      case when authors.count is null or (authors.count = 1 and alike.count is not null)
        then alike.count else authors.count end as count,
      coalesce(alike.score, 0) + coalesce(ln(1 + authors.count) / 4, 0) as score
    from alike full join authors using (id) where ${hasPosts}
  )`;
