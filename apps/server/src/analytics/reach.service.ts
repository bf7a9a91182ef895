import { sql } from 'drizzle-orm';
import type { DayViewers, Viewer } from '../day-viewers/day-viewers.service.ts';
import type { Db } from '../db/client.ts';
import { postsSeenBy } from '../posts/shown-posts.service.ts';
import { reachDays, reachViewers } from './analytics.table.ts';

export type Reach = ReturnType<typeof createReach>;

/** Counts the viewers of each person's posts, everybody once a day, without storing who or where they are. */
export function createReach(db: Db, { dayViewers }: { dayViewers: DayViewers }) {
  return {
    /**
     * Counts that a viewer opened a post. Resolves to false for the author, for a viewer of another post of the
     * author on the same day, and for posts that the viewer cannot see.
     */
    async count(postId: string, by: Viewer): Promise<boolean> {
      const viewerId = 'id' in by ? by.id : undefined;
      const { rows } = await db.execute<{ person_id: string }>(
        sql`select person_id from (${postsSeenBy(viewerId)}) as seen where post_id = ${postId}`,
      );
      const personId = rows[0]?.person_id;
      if (personId === undefined || personId === viewerId) return false;
      const { day, viewer } = await dayViewers.ofToday(by);
      return db.transaction(async (tx) => {
        const first = await tx
          .insert(reachViewers)
          .values({ personId, day, viewer })
          .onConflictDoNothing()
          .returning({ day: reachViewers.day });
        if (first.length === 0) return false;
        await tx
          .insert(reachDays)
          .values({ personId, day, people: 1 })
          .onConflictDoUpdate({
            target: [reachDays.personId, reachDays.day],
            set: { people: sql`${reachDays.people} + 1` },
          });
        return true;
      });
    },

    /** Deletes viewers of days that are over. */
    async sweep(): Promise<void> {
      await db.delete(reachViewers).where(sql`${reachViewers.day} < ${dayViewers.today()}`);
    },
  };
}
