import { and, eq, inArray, not, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../db/client.ts';
import { newId } from '../db/new-id.ts';
import { lockLinksOf } from './links-lock.ts';
import { pageHashOf } from './page-of-link.rules.ts';
import { brought } from './shown-links.ts';
import { userLinkPosts, userLinks } from './user-links.table.ts';

export interface PostWithLinks {
  postId: string;
  personId: string;
  createdAt: Date;
}

export interface LinkOfPost {
  /** Id of the link in the post. */
  id: string;
  url: string;
  label: string;
  /** Whether the post had no link to its page before, which brings back a deleted link. */
  isNew: boolean;
}

/** Makes the links of a post links of its author: one for each page. */
export async function keepLinksOfPost(
  tx: Queries,
  { postId, personId, createdAt }: PostWithLinks,
  links: readonly LinkOfPost[],
): Promise<void> {
  await lockLinksOf(tx, personId);
  const before = await tx
    .delete(userLinkPosts)
    .where(eq(userLinkPosts.postId, postId))
    .returning({ postLinkId: userLinkPosts.postLinkId, linkId: userLinkPosts.linkId });
  const heldBy = new Map(before.map(({ postLinkId, linkId }) => [postLinkId, linkId]));
  for (const link of links) {
    const linkId = heldBy.get(link.id) ?? (await ofPage(tx, personId, createdAt, link));
    if (heldBy.has(link.id))
      await tx
        .update(userLinks)
        .set({ label: link.label })
        .where(and(eq(userLinks.id, linkId), not(userLinks.isLabelled)));
    await tx.insert(userLinkPosts).values({ postLinkId: link.id, linkId, postId });
  }
}

/** Returns the person's link to a page, made if there is none. A page that is new in a post brings it back. */
async function ofPage(
  tx: Queries,
  personId: string,
  createdAt: Date,
  { url, label, isNew }: LinkOfPost,
): Promise<string> {
  const page = pageHashOf(url);
  const [link] = await tx
    .insert(userLinks)
    .values({ id: newId(), personId, page, url, label, createdAt })
    .onConflictDoUpdate({
      target: [userLinks.personId, userLinks.page],
      set: {
        label: sql`case when ${userLinks.isLabelled} then ${userLinks.label} else excluded.label end`,
        ...(isNew ? brought : {}),
      },
    })
    .returning({ id: userLinks.id });
  return link?.id ?? '';
}

/** Stores the owner's verdict on a link of a post, and the preview that they called right. */
export async function confirmLinkOfPost(
  tx: Queries,
  postLinkId: string,
  verdict: Pick<typeof userLinks.$inferInsert, 'confirmedAccurate' | 'preview'>,
): Promise<void> {
  const link = tx
    .select({ id: userLinkPosts.linkId })
    .from(userLinkPosts)
    .where(eq(userLinkPosts.postLinkId, postLinkId));
  await tx.update(userLinks).set(verdict).where(inArray(userLinks.id, link));
}

/** Condition: the author has pinned the link of a post. */
export const isPinnedByAuthor = (postLinkId: SQL): SQL<boolean> => sql<boolean>`exists (
  select from ${userLinkPosts} join ${userLinks} on ${userLinks.id} = ${userLinkPosts.linkId}
  where ${userLinkPosts.postLinkId} = ${postLinkId} and ${userLinks.pinnedAt} is not null
    and ${userLinks.deletedAt} is null)`;
