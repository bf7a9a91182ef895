import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../db/client.ts';
import { isReportedByMany } from '../moderation/reports.service.ts';
import { isUnwelcome } from '../moderation/unwelcome.rules.ts';
import type { LinksOfPosts } from './links-of-posts.ts';
import { postMedia, posts } from './posts.table.ts';

/** Marks a post with unwelcome words or enough reports as filtered, any other as not filtered (D88). */
export async function moderatePost(
  tx: Queries,
  { linksOfPosts }: { linksOfPosts: Pick<LinksOfPosts, 'labelsOf'> },
  postId: string,
): Promise<void> {
  const [post] = await tx.select({ content: posts.content }).from(posts).where(eq(posts.id, postId));
  const described = await tx
    .select({ alt: postMedia.alt })
    .from(postMedia)
    .where(eq(postMedia.postId, postId));
  const labels = await linksOfPosts.labelsOf(tx, postId);
  const isBad = isUnwelcome(post?.content, ...described.map(({ alt }) => alt), ...labels);
  await tx
    .update(posts)
    .set({ filtered: sql`${isBad} or ${isReportedByMany('post', sql`${posts.id}`)}` })
    .where(eq(posts.id, postId));
}
