import { and, eq, isNull, or } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/client.ts';
import { newId } from '../db/new-id.ts';
import { notifications } from './notifications.table.ts';

/** Something that one person did and another one hears of. */
export interface Happening {
  kind: (typeof notifications.$inferInsert)['kind'];
  /** Who is told. */
  personId: string;
  /** Who did it. */
  actorId: string;
  postId?: string;
  commentId?: string;
}

/** What people are told of what others did. */
export const createNotifications = (db: Db, clock: Clock) => ({
  /** Tells a person once, and nobody of what they did themselves. */
  async tell({ kind, personId, actorId, postId, commentId }: Happening): Promise<void> {
    if (personId === actorId) return;
    await db
      .insert(notifications)
      .values({ id: newId(), kind, personId, actorId, postId, commentId, createdAt: new Date(clock()) })
      .onConflictDoNothing();
  },
  /** Takes back what is not so any more. */
  async takeBack({ kind, personId, actorId, postId }: Omit<Happening, 'commentId'>): Promise<void> {
    await db
      .delete(notifications)
      .where(
        and(
          eq(notifications.personId, personId),
          eq(notifications.actorId, actorId),
          eq(notifications.kind, kind),
          postId === undefined ? isNull(notifications.postId) : eq(notifications.postId, postId),
        ),
      );
  },
  /** Neither of the two hears of the other any more. */
  async end(one: string, other: string): Promise<void> {
    await db
      .delete(notifications)
      .where(
        or(
          and(eq(notifications.personId, one), eq(notifications.actorId, other)),
          and(eq(notifications.personId, other), eq(notifications.actorId, one)),
        ),
      );
  },
});
