import { sql } from 'drizzle-orm';
import type { Db } from '../src/db/client.ts';
import { personIdOf } from './requests.ts';

export const DISCOVER = { people: 10_000, posts: 50_000, follows: 30, likes: 20, words: 1000 };
/** This person follows half of all people, and the one after it the usual number. */
export const FOLLOWS_MANY = 7;

const FIRST = personIdOf(0).replace(/\d+$/, '');
const wordOf = (number: unknown) =>
  sql`'w' || substr(md5(((${number})::bigint % ${DISCOVER.words})::text), 1, 6)`;

/** Resolves with words that people, hashtags and posts have. */
export async function wordsOfDiscover(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ word: string }>(
    sql`select ${wordOf(sql`number`)} as word from generate_series(0, ${DISCOVER.words - 1}) as number`,
  );
  return rows.map(({ word }) => word);
}

/** Adds people, posts with words and hashtags, follows and likes to a filled database. */
export async function fillDiscover(db: Db, posts: number): Promise<void> {
  const { people, follows, likes } = DISCOVER;
  await db.execute(sql`
    insert into people (id, username, email, password_hash, created_at)
    select ${FIRST} || number, ${FIRST} || number, ${FIRST} || number, '', now()
    from generate_series(0, ${people - 1}) as number on conflict do nothing`);
  await db.execute(sql`
    update people set created_at = now() - interval '1 year',
      name = ${wordOf(sql`replace(id, ${FIRST}, '')::int`)} || ' ' || ${wordOf(sql`replace(id, ${FIRST}, '')::int * 7 + 1`)}`);
  await db.execute(sql`
    insert into posts (id, person_id, content, created_at, hashtags_read, found_by)
    select id, person_id, content, now() - number * interval '8 minutes', true, search_text(content)
    from (
      select number, 'found-post-' || number as id, ${FIRST} || (number * 13) % ${people} as person_id,
        concat_ws(' ', 'Everything here survived', ${wordOf(sql`number`)}, 'and', ${wordOf(sql`number * 17 + 3`)}, 'for',
          ${wordOf(sql`number * 29 + 5`)}, '#' || ${wordOf(sql`number`)} || (array['', 'love', 'day'])[1 + number % 3]) as content
      from generate_series(0, ${posts - 1}) as number
    ) as made`);
  await db.execute(sql`
    insert into post_media (post_id, position, media_id, alt)
    select 'found-post-' || number, 0, 'bench-medium-' || number % 2000, 'A bag'
    from generate_series(0, ${posts - 1}) as number`);
  await db.execute(sql`
    insert into hashtags (name)
    select ${wordOf(sql`number`)} || ending
    from generate_series(0, ${DISCOVER.words - 1}) as number, unnest(array['', 'love', 'day']) as ending`);
  await db.execute(sql`
    insert into post_hashtags (post_id, name)
    select 'found-post-' || number, ${wordOf(sql`number`)} || (array['', 'love', 'day'])[1 + number % 3]
    from generate_series(0, ${posts - 1}) as number`);
  // One statement for all would take longer than a statement may.
  for (let fan = 1; fan <= likes; fan += 1)
    await db.execute(sql`
      insert into post_likes (person_id, post_id, created_at)
      select ${FIRST} || (number * 31 + ${fan * fan * 7}) % ${people}, 'found-post-' || number, now() - ${fan} * interval '1 hour'
      from generate_series(0, ${posts - 1}) as number on conflict do nothing`);
  await db.execute(sql`
    insert into follows (follower_id, followed_id, created_at)
    select ${FIRST} || number, ${FIRST} || (number + step * step * 11) % ${people}, now() - step * interval '7 hours'
    from generate_series(0, ${people - 1}) as number, generate_series(1, ${follows}) as step
    where (step * step * 11) % ${people} <> 0
    union all
    select ${FIRST} || ${FOLLOWS_MANY}::text, ${FIRST} || number, now() - interval '1 day'
    from generate_series(0, ${people / 2}) as number where number <> ${FOLLOWS_MANY}
    on conflict do nothing`);
  await db.execute(sql`vacuum analyze`);
}
