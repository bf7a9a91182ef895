import { hashtagsIn } from '@vitrine/api';
import { inArray, sql } from 'drizzle-orm';
import type { Queries } from '../db/client.ts';
import { hashtags, postHashtags, posts } from './posts.table.ts';

/** Stores the hashtags of posts in place of earlier ones. */
export async function keepHashtags(
  tx: Queries,
  given: readonly { id: string; content: string }[],
): Promise<void> {
  const ids = given.map(({ id }) => id);
  await tx.delete(postHashtags).where(inArray(postHashtags.postId, ids));
  const rows = given.flatMap(({ id: postId, content }) =>
    [...new Set(hashtagsIn(content).map(({ name }) => name))].map((name) => ({ postId, name })),
  );
  if (rows.length === 0) return;
  // In order, so that writers of the same names wait for each other without a deadlock.
  const names = [...new Set(rows.map(({ name }) => name))].sort();
  await tx
    .insert(hashtags)
    .values(names.map((name) => ({ name })))
    .onConflictDoNothing();
  await tx.insert(postHashtags).values(rows);
}

/** Weight of a use after this many days is 1/e. */
const DAYS_OF_USE = 3;
const USES_COUNT_FOR = '14 days';
const MOST_RANKED = 100;

interface Use extends Record<string, unknown> {
  name: string;
}

/**
 * Hashtags by recent use, the most used first. Each author counts once, and hashtags with mostly filtered
 * posts are left out.
 */
export async function hashtagsByUse(tx: Queries, now: number): Promise<string[]> {
  const at = new Date(now).toISOString();
  const { rows } = await tx.execute<Use>(sql`
    with uses as (
      select ${postHashtags.name} as name, ${posts.personId} as author, ${posts.filtered} as filtered,
        exp(-extract(epoch from (${at}::timestamptz - ${posts.createdAt})) / ${DAYS_OF_USE * 86_400}) as weight
      from ${posts} join ${postHashtags} on ${postHashtags.postId} = ${posts.id}
      where ${posts.createdAt} > ${at}::timestamptz - ${USES_COUNT_FOR}::interval
    ), authors as (
      select name, author, max(weight) filter (where not filtered) as weight,
        count(*) filter (where filtered) as filtered, count(*) as posts
      from uses group by name, author
    )
    select name from authors group by name
    having sum(filtered) * 2 <= sum(posts) and sum(weight) is not null
    order by sum(weight) desc, name limit ${MOST_RANKED}`);
  return rows.map(({ name }) => name);
}
