import { inArray, sql } from 'drizzle-orm';
import type { Queries } from '../db/client.ts';
import { type DurableListener, durably } from '../events/event.ts';
import { followChanged } from '../follow/follow.events.ts';
import { followersOf } from '../follow/follow.service.ts';
import type { Clock } from '../kernel/clock.ts';
import { blocked } from '../moderation/moderation.events.ts';
import { people } from '../people/people.table.ts';
import { followerDays } from './analytics.table.ts';

/** Keeps the numbers of followers of the people whose follows changed, as those of today. */
export function followerDayListeners(clock: Clock): DurableListener[] {
  const keep = (tx: Queries, personIds: readonly string[]) =>
    tx
      .insert(followerDays)
      .select(
        tx
          .select({
            personId: people.id,
            day: sql<string>`${new Date(clock()).toISOString().slice(0, 10)}::date`.as('day'),
            followers: followersOf(sql`${people.id}`).as('followers'),
          })
          .from(people)
          .where(inArray(people.id, [...new Set(personIds)])),
      )
      .onConflictDoUpdate({
        target: [followerDays.personId, followerDays.day],
        set: { followers: sql`excluded.followers` },
      });
  return [
    durably('follower days', followChanged, async (tx, abouts) => {
      await keep(
        tx,
        abouts.map(({ thingId }) => thingId),
      );
    }),
    durably('follower days after blocks', blocked, async (tx, abouts) => {
      await keep(
        tx,
        abouts.flatMap(({ personId, blockedId }) => [personId, blockedId]),
      );
    }),
  ];
}
