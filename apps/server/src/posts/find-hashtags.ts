import { type CountedHashtag, hashtagNameOf, type OnWire } from '@vitrine/api';
import { type SQL, sql } from 'drizzle-orm';
import type { Db, Queries } from '../db/client.ts';
import { hasAllAlike, likenessTo, mayHaveTypos, searchWordsOf, withTypos } from '../db/found-by.ts';
import { apartFrom } from '../moderation/blocks.service.ts';
import { isUnwelcome } from '../moderation/unwelcome.rules.ts';
import { type PicturedHashtag, picturesOfHashtag, withPictures } from './pictures-of-hashtags.ts';
import { hashtags, postHashtags, posts } from './posts.table.ts';

/** With fewer results, typos are tolerated. */
const FEW = 3;
/** Matches that are ranked by posts. */
const MOST_RANKED = 200;

/** Finds hashtags by parts of their names, despite typos. Posts that the viewer may not see do not count. */
export async function findHashtags(
  db: Db,
  { viewerId, query, limit }: { viewerId: string; query: string; limit: number },
): Promise<OnWire<typeof CountedHashtag>[]> {
  const words = searchWordsOf(query);
  if (words.length === 0) return [];
  const exact = hashtagNameOf(query.trim());
  const joined = words.join('');
  const text = sql`${hashtags.foundBy}`;

  const found = (condition: SQL, likeness: SQL): SQL => sql`
    with found as materialized (
      select ${hashtags.name} as name, ${hashtags.name} = ${exact} as is_exact, ${likeness} as likeness,
        ${text} like ${`${joined}%`} as begins
      from ${hashtags} where ${condition}
      order by is_exact desc, begins desc, likeness desc, length(${hashtags.name}), ${hashtags.name}
      limit ${MOST_RANKED}
    )
    select found.name as id, found.name as name, count(*)::int as post_count,
      ${picturesOfHashtag(sql`found.name`, viewerId)} as pictures
    from found join ${postHashtags} on ${postHashtags.name} = found.name
    join ${posts} on ${posts.id} = ${postHashtags.postId}
    where not ${posts.filtered} and ${posts.personId} <> all(${apartFrom(viewerId)})
    group by found.name, is_exact, begins, likeness
    order by is_exact desc, likeness desc, begins desc, post_count desc, found.name limit ${limit}`;
  const rowsOf = async (queries: Queries, ...given: Parameters<typeof found>) =>
    (await queries.execute<PicturedHashtag>(found(...given))).rows;

  // A query of several words finds their hashtag in one word, and the hashtag of each.
  const contains = joined.length < 3 ? sql`${text} like ${`${joined}%`}` : sql`${text} like ${`%${joined}%`}`;
  const isOneOf = sql`${text} = any(${sql.param(words)}::text[])`;
  const rows = await rowsOf(db, sql`(${contains} or ${isOneOf})`, sql`1`);
  if (rows.length < Math.min(FEW, limit) && mayHaveTypos([joined])) {
    const known = new Set(rows.map(({ name }) => name));
    const alike = await withTypos(db, (tx) =>
      rowsOf(tx, hasAllAlike(text, [joined]), likenessTo(text, [joined])),
    );
    rows.push(...alike.filter(({ name }) => !known.has(name)));
  }
  return withPictures(rows.filter(({ name }) => !isUnwelcome(name)).slice(0, limit));
}
