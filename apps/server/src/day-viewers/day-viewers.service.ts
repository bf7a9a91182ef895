import { createHash } from 'node:crypto';
import { eq, lt } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import type { Clock } from '../kernel/clock.ts';
import { newToken } from '../kernel/tokens.ts';
import { daySalts } from './day-viewers.table.ts';

/** A viewer: a person, or the network of a guest. */
export type Viewer = { id: string } | { network: string };

export type DayViewers = ReturnType<typeof createDayViewers>;

/** Tells viewers of one day apart without storing who or where they are. All instances share the salt of a day. */
export function createDayViewers(db: Db, { clock }: { clock: Clock }) {
  const today = () => new Date(clock()).toISOString().slice(0, 10);

  async function saltOf(day: string): Promise<string> {
    const isOfDay = eq(daySalts.day, day);
    const [held] = await db.select().from(daySalts).where(isOfDay);
    if (held) return held.salt;
    await db.insert(daySalts).values({ day, salt: newToken() }).onConflictDoNothing();
    const [made] = await db.select().from(daySalts).where(isOfDay);
    return made?.salt ?? '';
  }

  return {
    /** Returns the day of UTC, as `2026-11-21`. */
    today,

    /** Returns today, and the hash of a viewer, which is another one on every day. */
    async ofToday(viewer: Viewer): Promise<{ day: string; viewer: string }> {
      const day = today();
      const named = 'id' in viewer ? `person ${viewer.id}` : `network ${viewer.network}`;
      const hash = createHash('sha256')
        .update(`${await saltOf(day)} ${named}`)
        .digest('base64url');
      return { day, viewer: hash };
    },

    /** Deletes salts of days that are over. */
    async sweep(): Promise<void> {
      await db.delete(daySalts).where(lt(daySalts.day, today()));
    },
  };
}
