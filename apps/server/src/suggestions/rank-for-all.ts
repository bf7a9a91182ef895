import { type SQL, sql } from 'drizzle-orm';
import { everyFollow } from '../follow/follow.service.ts';
import { DAY } from '../kernel/clock.ts';
import { people } from '../people/people.table.ts';
import { everyPost } from '../posts/shown-posts.service.ts';

/** Length of a ranking: enough for a viewer who follows many of its people. */
export const MOST_RANKED = 300;
const LATELY = 7 * DAY;
/** Older posts make nobody active. */
const ACTIVE = 60 * DAY;
/** Posts of a week that count. */
const MOST_POSTS = 5;
/** Follows by younger accounts do not count. */
const NEW_ACCOUNT = 3 * DAY;
/** Follows of a week that count in full for one follower; with more, each weighs less. */
const FULL_FOLLOWS = 20;
/** Weight of the logarithm of all followers, beside that of new ones. */
const ALL_FOLLOWERS = 0.3;

const before = (now: number, ms: number) => sql`${new Date(now - ms).toISOString()}::timestamptz`;

const postedLately = sql`case when lately > 0 then jsonb_build_object('code', 'posted_lately', 'count', lately) end`;

const activity = (now: number, since: SQL) => sql`
  select person_id, max(at) as newest, (count(*) filter (where at > ${before(now, LATELY)}))::int as lately
  from (${everyPost}) as posted where at > ${since} group by person_id`;

/** Query of (thing_id, place, reason): people who posted lately. People with a follower come first. */
export const activePeople = (now: number): SQL => sql`
  select person_id as thing_id, row_number() over (order by rank)::int as place, ${postedLately} as reason
  from (
    select person_id, lately, row_number() over (
      order by exists (select from (${everyFollow}) as follow where followed_id = person_id) desc,
        least(lately, ${MOST_POSTS}) desc, newest desc, person_id) as rank
    from (${activity(now, before(now, ACTIVE))}) as active
  ) as ranked where rank <= ${MOST_RANKED}`;

/**
 * Query of (thing_id, place, reason): people with posts, by followers won lately and by all followers. It
 * ignores follows by new accounts and follows that are returned; one follower counts nothing, and
 * a person who follows many gives less to each. It joins nothing that was counted, because the planner cannot
 * tell the size of such a join.
 */
export const trendingPeople = (now: number): SQL => sql`
  with counted as materialized (
    select follower_id, followed_id, at > ${before(now, LATELY)} as is_new
    from (${everyFollow}) as follow join ${people} on ${people.id} = follower_id
    where ${people.createdAt} <= ${before(now, NEW_ACCOUNT)}
      and not exists (select from (${everyFollow}) as back
        where back.follower_id = follow.followed_id and back.followed_id = follow.follower_id)
  ), followers as (
    select followed_id, count(*) as of_all, (count(*) filter (where is_new))::int as won,
      coalesce(sum(least(1, ${FULL_FOLLOWS}::float8 / given)) filter (where is_new), 0) as weight
    from (
      select followed_id, is_new, count(*) filter (where is_new) over (partition by follower_id) as given from counted
    ) as weighed group by followed_id
  ), known as (
    select person_id, max(newest) as newest, max(lately) as lately, max(of_all) as of_all, max(won) as won, max(weight) as weight
    from (
      select person_id, newest, lately, 0 as of_all, 0 as won, 0 as weight
      from (${activity(now, sql`'-infinity'::timestamptz`)}) as active
      union all
      select followed_id, null, 0, of_all, won, weight from followers
    ) as facts group by person_id having max(newest) is not null
  )
  select person_id as thing_id,
    row_number() over (
      order by ln(greatest(1, weight)) + ${ALL_FOLLOWERS}::float8 * ln(greatest(1, of_all)) desc,
        newest desc, person_id)::int as place,
    case when won > 0 then jsonb_build_object('code', 'new_followers', 'count', won) else ${postedLately} end as reason
  from known
  order by place limit ${MOST_RANKED}`;
