import { PRESENCE_GRACE_MS } from '@vitrine/api';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { newId } from '../db/new-id.ts';
import type { Hint } from '../events/events.ts';
import type { Clock } from '../kernel/clock.ts';
import type { Streams } from '../streams/streams.ts';
import { presenceChanged } from './live.events.ts';
import { presence, visibilities } from './live.table.ts';

/** Milliseconds between renewals of the rows of an instance. */
export const RENEW_EVERY_MS = 10_000;

export type Presence = ReturnType<typeof createPresence>;

/** Tells those on this instance who may notice it that a person came or went. */
export interface Witnesses {
  tell(about: { personId: string; isOnline: '0' | '1' }): Promise<void>;
}

export interface PresenceNeeds {
  /** Query of the people who share a room with a person: (person_id). */
  companionsOf(personId: string): SQL;
  /** Condition: one of two people blocks the other. */
  areApart(viewerId: string, personId: SQL): SQL<boolean>;
}

export interface PresenceOptions extends PresenceNeeds {
  clock: Clock;
  streams: Pick<Streams, 'people' | 'has' | 'onEnded' | 'send'>;
  hint: Hint;
}

/** Condition: the person has chosen not to be seen online. */
const isHidden = (personId: SQL): SQL => sql`exists (
  select from ${visibilities} where ${visibilities.personId} = ${personId} and not ${visibilities.showOnline})`;

/** Presence of people who have a stream open, on any instance, and for a while after its end. */
export function createPresence(db: Db, { clock, streams, hint, companionsOf, areApart }: PresenceOptions) {
  const instance = newId();
  const now = () => sql`${new Date(clock()).toISOString()}::timestamptz`;
  const until = () => new Date(clock() + PRESENCE_GRACE_MS);

  const renewed = (personIds: readonly string[]) =>
    db
      .insert(presence)
      .values(personIds.map((personId) => ({ personId, instance, until: until() })))
      .onConflictDoUpdate({
        target: [presence.personId, presence.instance],
        set: { until: sql`excluded.until` },
      });

  const isOn = async (personIds: readonly string[]) => {
    const rows = await db
      .select({ id: presence.personId })
      .from(presence)
      .where(and(inArray(presence.personId, [...personIds]), sql`${presence.until} > ${now()}`));
    return new Set(rows.map(({ id }) => id));
  };

  // If this fails, the row expires some seconds earlier.
  streams.onEnded((personId) => {
    if (streams.has(personId)) return;
    const own = and(eq(presence.personId, personId), eq(presence.instance, instance));
    db.update(presence)
      .set({ until: until() })
      .where(own)
      .catch(() => undefined);
  });

  async function shows(personId: string): Promise<boolean> {
    const [row] = await db
      .select({ showOnline: visibilities.showOnline })
      .from(visibilities)
      .where(eq(visibilities.personId, personId));
    return row?.showOnline ?? true;
  }

  return {
    shows,

    /** Tells those on this instance who may notice it that a person came or went. */
    async tell({ personId, isOnline }: { personId: string; isOnline: '0' | '1' }): Promise<void> {
      const connected = streams.people();
      if (connected.length === 0) return;
      const { rows } = await db.execute<{ person_id: string }>(sql`
        select around.person_id from (${companionsOf(personId)}) as around
        where around.person_id = any(${sql.param(connected)}::text[])
          and not ${areApart(personId, sql`around.person_id`)}`);
      const people = rows.map((row) => row.person_id);
      streams.send(people, { type: 'presence', userId: personId, isOnline: isOnline === '1' });
    },

    /** Notes that a person has opened a stream on this instance. */
    async came(personId: string): Promise<void> {
      const wasOnline = (await isOn([personId])).has(personId);
      await renewed([personId]);
      if (!wasOnline && (await shows(personId))) hint(presenceChanged, { personId, isOnline: '1' });
    },

    /** Returns the companions of a viewer who are online and do not hide it. */
    async onlineFor(viewerId: string): Promise<string[]> {
      const { rows } = await db.execute<{ person_id: string }>(sql`
        select distinct ${presence.personId} as person_id from ${presence}
        where ${presence.until} > ${now()} and ${presence.personId} in (${companionsOf(viewerId)})
          and not ${areApart(viewerId, sql`${presence.personId}`)} and not ${isHidden(sql`${presence.personId}`)}`);
      return rows.map((row) => row.person_id);
    },

    /** Returns those of some people who are not kept apart from a person by a block. */
    async notApart(personId: string, others: readonly string[]): Promise<string[]> {
      const { rows } = await db.execute<{ id: string }>(sql`
        select other.id from unnest(${sql.param([...others])}::text[]) as other(id)
        where not ${areApart(personId, sql`other.id`)}`);
      return rows.map(({ id }) => id);
    },

    async setVisibility(personId: string, showOnline: boolean): Promise<void> {
      const before = await shows(personId);
      await db
        .insert(visibilities)
        .values({ personId, showOnline })
        .onConflictDoUpdate({ target: visibilities.personId, set: { showOnline } });
      if (before === showOnline || !(await isOn([personId])).has(personId)) return;
      hint(presenceChanged, { personId, isOnline: showOnline ? '1' : '0' });
    },

    /** Renews the rows of this instance, and tells who has gone since, also from an instance that was killed. */
    async renew(): Promise<void> {
      const here = streams.people();
      if (here.length === 0) return;
      await renewed(here);
      const gone = await db
        .delete(presence)
        .where(sql`${presence.until} <= ${now()}`)
        .returning({ id: presence.personId });
      if (gone.length === 0) return;
      const ids = [...new Set(gone.map(({ id }) => id))];
      const elsewhere = await isOn(ids);
      for (const personId of ids) {
        if (!elsewhere.has(personId) && (await shows(personId)))
          hint(presenceChanged, { personId, isOnline: '0' });
      }
    },
  };
}
