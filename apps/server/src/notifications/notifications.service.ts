import { and, eq, isNull, or } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/client.ts';
import { newId } from '../db/new-id.ts';
import { violatedConstraint } from '../db/violation.ts';
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
export function createNotifications(db: Db, clock: Clock) {
  /** Tells a person once, and nobody of what they did themselves, or of what is gone by now. */
  async function tell({ kind, personId, actorId, postId, commentId }: Happening): Promise<void> {
    if (personId === actorId) return;
    try {
      await db
        .insert(notifications)
        .values({ id: newId(), kind, personId, actorId, postId, commentId, createdAt: new Date(clock()) })
        .onConflictDoNothing();
    } catch (error) {
      if (!violatedConstraint(error)?.endsWith('_fk')) throw error;
    }
  }

  async function takeBack({ kind, personId, actorId, postId }: Happening): Promise<void> {
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
  }

  /** Tells what is so, and takes back what is not. It is looked at again afterwards, as it may have changed while that was written. */
  async function settle(happening: Happening, isSo: boolean, look: () => Promise<boolean>): Promise<void> {
    await (isSo ? tell(happening) : takeBack(happening));
    const isSoNow = await look();
    if (isSoNow !== isSo) await settle(happening, isSoNow, look);
  }

  return {
    tell,
    settle,
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
  };
}
