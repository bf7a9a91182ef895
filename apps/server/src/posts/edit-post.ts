import { visibleText } from '@vitrine/api';
import { and, eq, sql } from 'drizzle-orm';
import type { Db, Queries } from '../db/client.ts';
import { DomainError } from '../kernel/domain-error.ts';
import type { LinkGiven, LinksOfPosts } from './links-of-posts.ts';
import { moderatePost } from './moderate-post.ts';
import { posts } from './posts.table.ts';
import { keepWords } from './words-of-posts.ts';

/** Absent fields stay unchanged. */
interface Edit {
  content?: string | undefined;
  links?: readonly LinkGiven[] | undefined;
}

export interface EditPostNeeds {
  linksOfPosts: Pick<LinksOfPosts, 'keep' | 'areKept' | 'labelsOf' | 'wordsFor'>;
}

/** Edits a post. Throws `post_link_invalid`, and `post_changed` if the version is outdated. */
export const editPost = (
  db: Db,
  { linksOfPosts }: EditPostNeeds,
  postId: string,
  { version, ...edit }: Edit & { version?: number | undefined },
): Promise<void> =>
  db.transaction(async (tx) => {
    const changed = await tx
      .update(posts)
      .set({
        version: sql`${posts.version} + 1`,
        ...(edit.content === undefined ? {} : { content: visibleText(edit.content) }),
      })
      .where(and(eq(posts.id, postId), version === undefined ? undefined : eq(posts.version, version)))
      .returning({
        id: posts.id,
        content: posts.content,
        personId: posts.personId,
        createdAt: posts.createdAt,
      });
    if (changed.length === 0) {
      // If the post already says this, the client repeats an edit whose response was lost, which is no
      // conflict.
      if (await says(tx, linksOfPosts, postId, edit)) return;
      throw new DomainError('post_changed');
    }
    for (const post of changed) if (edit.links) await linksOfPosts.keep(tx, { ...post, postId }, edit.links);
    await keepWords(tx, { linksOfPosts }, changed);
    await moderatePost(tx, { linksOfPosts }, postId);
  });

async function says(
  tx: Queries,
  linksOfPosts: Pick<LinksOfPosts, 'areKept'>,
  postId: string,
  { content, links }: Edit,
): Promise<boolean> {
  const [post] = await tx.select({ content: posts.content }).from(posts).where(eq(posts.id, postId));
  if (!post || (content !== undefined && visibleText(content) !== post.content)) return false;
  return links === undefined || linksOfPosts.areKept(tx, postId, links);
}
