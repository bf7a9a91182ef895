import { hashtagNameOf, type OnWire, type Post } from '@vitrine/api';
import { type SQL, sql } from 'drizzle-orm';
import type { Db, Queries } from '../db/client.ts';
import {
  hasAllAlike,
  hasAllParts,
  likenessTo,
  mayHaveTypos,
  searchWordsOf,
  withTypos,
} from '../db/found-by.ts';
import { apartFrom } from '../moderation/blocks.service.ts';
import { people } from '../people/people.table.ts';
import { postHashtags, postLikes, posts } from './posts.table.ts';
import type { PostRow, ShownPosts } from './shown-posts.service.ts';

/** With fewer results, typos are tolerated, and posts with some of the words follow. */
const FEW = 5;
/** Newest matches of each kind that are ranked. */
const MOST_RANKED = 120;
/** Similar posts that are compared with the query. */
const MOST_COMPARED = 2000;
/** Weight of likes: e times as many make a post as good as one that is so many days younger. */
const DAYS_OF_LIKES = 20;

/**
 * Finds posts of other people by hashtags, author, caption, descriptions of media and labels of links: whole
 * words before beginnings of words before similar words. Filtered posts are left out.
 */
export async function findPosts(
  db: Db,
  { shownPosts: { columns, from, shownTo } }: { shownPosts: ShownPosts },
  { viewerId, query, limit }: { viewerId: string; query: string; limit: number },
): Promise<OnWire<typeof Post>[]> {
  const words = searchWordsOf(query);
  if (words.length === 0) return [];
  const text = sql`${posts.foundBy}`;
  const newest = (tier: SQL, condition: SQL, source = sql`${posts}`) => sql`(
    select ${posts.id} as id, ${tier} as tier, ${posts.createdAt} as created_at
    from ${source}
    where ${condition} and not ${posts.filtered} and ${posts.personId} <> ${viewerId}
      and ${posts.personId} <> all(${apartFrom(viewerId)})
    order by tier, ${posts.createdAt} desc limit ${MOST_RANKED})`;
  const best = (kinds: SQL[]) => sql`
    with found as materialized (
      select id, min(tier) as tier, max(created_at) as created_at
      from (${sql.join(kinds, sql` union all `)}) as kinds group by id
    )
    select id from found
    order by tier, extract(epoch from created_at) / 86400 + ${DAYS_OF_LIKES}::float8 *
      ln(1 + (select count(*) from ${postLikes} where ${postLikes.postId} = found.id)) desc, id
    limit ${limit}`;
  const idsOf = async (queries: Queries, kinds: SQL[]) =>
    (await queries.execute<{ id: string }>(best(kinds))).rows.map(({ id }) => id);

  const username = query.trim().replace(/^@/, '').toLowerCase();
  const named = sql`array(select ${people.id} from ${people}
    where ${people.username} = ${username} or ${hasAllParts(
      sql`' ' || ${people.foundBy}`,
      words.map((word) => ` ${word}`),
    )}
    limit ${FEW})`;
  const ids = await idsOf(db, [
    newest(
      sql`1`,
      sql`${postHashtags.name} = ${hashtagNameOf(query.trim())}`,
      sql`${postHashtags} join ${posts} on ${posts.id} = ${postHashtags.postId}`,
    ),
    newest(sql`2`, sql`${posts.words} @@ ${allOf(words, wholeWord)}`),
    newest(sql`2`, sql`${posts.personId} = any(${named})`),
    newest(sql`3`, sql`${posts.words} @@ ${allOf(words, beginning)}`),
    // The database tells no words apart in scripts without spaces.
    ...(words.every((word) => /^\w*$/.test(word)) ? [] : [newest(sql`4`, hasAllParts(text, words))]),
  ]);
  const similar = [
    ...(mayHaveTypos(words)
      ? [newest(sql`-${likenessTo(text, words)}`, sql`true`, some(hasAllAlike(text, words)))]
      : []),
    ...(words.length > 1
      ? [newest(sql`-${howMany(words)}`, sql`true`, some(sql`${posts.words} @@ ${anyOf(words)}`))]
      : []),
  ];
  if (ids.length < Math.min(FEW, limit) && similar.length > 0) {
    const alike = await withTypos(db, (tx) => idsOf(tx, similar));
    ids.push(...alike.filter((id) => !ids.includes(id)));
  }
  const { rows } = await db.execute<PostRow>(sql`
    select ${columns}, '' as at
    from unnest(${sql.param(ids.slice(0, limit))}::text[]) with ordinality as found(id, place)
    join ${from} on ${posts.id} = found.id order by found.place`);
  return shownTo(viewerId, rows);
}

/** Some of the posts with a condition that is slow to check. */
const some = (condition: SQL): SQL => sql`(
  select id, person_id, filtered, created_at, found_by, words from ${posts} where ${condition} limit ${MOST_COMPARED}) as posts`;

/** The query of a word, or an empty one, which changes no other, for words such as "the". */
const telling = (word: string, query: SQL): SQL =>
  sql`case when numnode(to_tsquery('english', ${`'${word}'`})) = 0 then ''::tsquery else ${query} end`;
/** The word as it is, or by its English stem. */
const wholeWord = (word: string): SQL =>
  telling(word, sql`to_tsquery('simple', ${`'${word}'`}) || to_tsquery('english', ${`'${word}'`})`);
const beginning = (word: string): SQL => telling(word, sql`to_tsquery('simple', ${`'${word}':*`})`);

const allOf = (words: readonly string[], queryOf: (word: string) => SQL): SQL =>
  sql`(${sql.join(
    words.map((word) => sql`(${queryOf(word)})`),
    sql` && `,
  )})`;
const anyOf = (words: readonly string[]): SQL =>
  sql`(${sql.join(
    words.map((word) => sql`(${wholeWord(word)})`),
    sql` || `,
  )})`;

/** Number of the words that a post has. */
const howMany = (words: readonly string[]): SQL =>
  sql`(${sql.join(
    words.map((word) => sql`(${posts.words} @@ (${wholeWord(word)}))::int`),
    sql` + `,
  )})`;
