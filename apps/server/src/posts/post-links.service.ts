import type { LinkPreview, PostLink } from '@vitrine/api';
import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { DomainError } from '../domain-error.ts';
import { postLinks, posts } from './posts.table.ts';

export type PostLinks = ReturnType<typeof createPostLinks>;

export interface PostLinksOptions {
  /** What is behind a link now, for who asks; throws what a page that cannot be read is refused for. */
  previewOf(personId: string, url: string): Promise<LinkPreview>;
}

/** The links of posts, and what their owners say of them. */
export function createPostLinks(db: Db, { previewOf }: PostLinksOptions) {
  /** Throws `post_link_not_found`, `post_not_yours`. */
  async function ofOwner(personId: string, condition: ReturnType<typeof eq>) {
    const [found] = await db
      .select({ link: postLinks, owner: posts.personId })
      .from(postLinks)
      .innerJoin(posts, eq(posts.id, postLinks.postId))
      .where(condition);
    if (!found) throw new DomainError('post_link_not_found');
    if (found.owner !== personId) throw new DomainError('post_not_yours');
    return found.link;
  }

  async function change(id: string, set: Partial<typeof postLinks.$inferInsert>): Promise<PostLink> {
    const [changed] = await db.update(postLinks).set(set).where(eq(postLinks.id, id)).returning();
    if (!changed) throw new DomainError('post_link_not_found');
    return shownAs(changed);
  }

  return {
    /** Pinned ones first, then as they were given. */
    async of(postId: string): Promise<PostLink[]> {
      const rows = await db
        .select()
        .from(postLinks)
        .where(eq(postLinks.postId, postId))
        .orderBy(desc(postLinks.pinned), postLinks.position);
      return rows.map(shownAs);
    },
    /** Keeps what the owner of a post says of a link, beside what is behind the link by then. */
    async confirm(
      personId: string,
      { postId, url, userConfirmedAccurate }: { postId: string; url: string; userConfirmedAccurate: boolean },
    ): Promise<PostLink> {
      const link = await ofOwner(
        personId,
        and(eq(postLinks.postId, postId), eq(postLinks.url, url)) as never,
      );
      const preview = userConfirmedAccurate ? await previewOf(personId, link.url) : link.preview;
      return change(link.id, { confirmedAccurate: userConfirmedAccurate, preview });
    },
    async pin(personId: string, id: string, pinned: boolean): Promise<PostLink> {
      const link = await ofOwner(personId, eq(postLinks.id, id));
      return change(link.id, { pinned });
    },
  };
}

const shownAs = ({
  id,
  url,
  label,
  preview,
  confirmedAccurate,
  pinned,
}: typeof postLinks.$inferSelect): PostLink => ({
  id,
  url,
  label,
  // Written by this service alone.
  previewData: (preview as LinkPreview | null) ?? null,
  userConfirmedAccurate: confirmedAccurate,
  is_pinned: pinned,
});
