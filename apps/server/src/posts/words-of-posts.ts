import { eq, inArray, sql } from 'drizzle-orm';
import type { Db, Queries } from '../db/client.ts';
import { keepHashtags } from './hashtags-of-posts.ts';
import type { LinksOfPosts } from './links-of-posts.ts';
import { postMedia, posts } from './posts.table.ts';

const POSTS_AT_ONCE = 200;

export interface WordsOfPostsNeeds {
  linksOfPosts: Pick<LinksOfPosts, 'wordsFor'>;
}

/** Stores the words and hashtags by which posts are found. Media and links are stored before. */
export async function keepWords(
  tx: Queries,
  { linksOfPosts }: WordsOfPostsNeeds,
  given: readonly { id: string; content: string }[],
): Promise<void> {
  await keepHashtags(tx, given);
  await tx
    .update(posts)
    .set({
      hashtagsRead: true,
      foundBy: sql`search_text(concat_ws(' ', ${posts.content},
        (select string_agg(${postMedia.alt}, ' ') from ${postMedia} where ${postMedia.postId} = ${posts.id}),
        ${linksOfPosts.wordsFor(sql`${posts.id}`)}))`,
    })
    .where(
      inArray(
        posts.id,
        given.map(({ id }) => id),
      ),
    );
}

/** Reads the words and hashtags of posts that are older than this feature, in batches. */
export async function readOlderPosts(db: Db, needs: WordsOfPostsNeeds, signal: AbortSignal): Promise<void> {
  let found = POSTS_AT_ONCE;
  while (found === POSTS_AT_ONCE && !signal.aborted) {
    found = await db.transaction(async (tx) => {
      const unread = await tx
        .select({ id: posts.id, content: posts.content })
        .from(posts)
        .where(eq(posts.hashtagsRead, false))
        .limit(POSTS_AT_ONCE)
        .for('update', { skipLocked: true });
      if (unread.length > 0) await keepWords(tx, needs, unread);
      return unread.length;
    });
  }
}
