import type { LinkPlace } from '@vitrine/api';
import { and, eq, inArray, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { DayViewers, Viewer } from '../day-viewers/day-viewers.service.ts';
import type { Db } from '../db/client.ts';
import { areApart } from '../moderation/blocks.service.ts';
import { postsSeenBy } from '../posts/shown-posts.service.ts';
import { isShown } from './shown-links.ts';
import {
  linkListEntries,
  linkLists,
  linkOpenings,
  linkViewers,
  userLinkPosts,
  userLinks,
} from './user-links.table.ts';

export type LinkOpenings = ReturnType<typeof createLinkOpenings>;

/** Counts how often links are opened, each viewer once a day, without storing who or where they are. */
export function createLinkOpenings(db: Db, { dayViewers }: { dayViewers: DayViewers }) {
  /** Deletes viewers of days that are over. */
  async function sweep(): Promise<void> {
    await db.delete(linkViewers).where(lt(linkViewers.day, dayViewers.today()));
  }

  /** Condition on links: the viewer sees it in a post, or in a public list. */
  function isSeenIn(place: LinkPlace, id: string, viewerId: string | undefined): SQL | undefined {
    if (place === 'list')
      return and(
        eq(userLinks.id, id),
        isShown,
        sql`exists (select from ${linkListEntries} join ${linkLists} on ${linkLists.id} = ${linkListEntries.listId}
          where ${linkListEntries.linkId} = ${userLinks.id} and ${linkLists.isPublic})`,
      );
    const inPost = db
      .select({ id: userLinkPosts.linkId })
      .from(userLinkPosts)
      .where(
        and(
          eq(userLinkPosts.postLinkId, id),
          sql`${userLinkPosts.postId} in (select post_id from (${postsSeenBy(viewerId)}) as seen)`,
        ),
      );
    return inArray(userLinks.id, inPost);
  }

  return {
    sweep,

    /**
     * Counts an opening. The id is that of the link, or of the link in a post. Resolves to false for the owner,
     * for a repetition on the same day, and for links that the viewer cannot see there.
     */
    async count(id: string, place: LinkPlace, viewer: Viewer): Promise<boolean> {
      const viewerId = 'id' in viewer ? viewer.id : undefined;
      const [link] = await db
        .select({ id: userLinks.id })
        .from(userLinks)
        .where(
          and(
            isSeenIn(place, id, viewerId),
            viewerId === undefined ? undefined : ne(userLinks.personId, viewerId),
            sql`not ${areApart(viewerId, sql`${userLinks.personId}`)}`,
          ),
        );
      if (!link) return false;
      const { day, viewer: hash } = await dayViewers.ofToday(viewer);
      return db.transaction(async (tx) => {
        const first = await tx
          .insert(linkViewers)
          .values({ linkId: link.id, day, viewer: hash })
          .onConflictDoNothing()
          .returning({ linkId: linkViewers.linkId });
        if (first.length === 0) return false;
        await tx
          .insert(linkOpenings)
          .values({ linkId: link.id, day, place, openings: 1 })
          .onConflictDoUpdate({
            target: [linkOpenings.linkId, linkOpenings.day, linkOpenings.place],
            set: { openings: sql`${linkOpenings.openings} + 1` },
          });
        return true;
      });
    },
  };
}
