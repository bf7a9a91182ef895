import { ROOMS_MAX } from '@vitrine/api';
import { sql } from 'drizzle-orm';
import type { Queries } from '../db/client.ts';
import { mutualFriends } from '../follow/follow.service.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { areAnyApart } from '../moderation/blocks.service.ts';
import { people } from '../people/people.table.ts';
import { roomPeople } from './rooms.table.ts';

/** Lets nobody else add one of these people to a room until the transaction ends. Called before a room is locked. */
export async function holdPlaces(tx: Queries, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    select pg_advisory_xact_lock(hashtextextended('rooms of ' || id, 0))
    from (select id from unnest(${sql.param([...ids])}::text[]) as id order by id) as held`);
}

/** Waits for blocks between these people that are under way, and lets later ones wait until the transaction ends. */
async function waitForBlocks(tx: Queries, ids: readonly string[]): Promise<void> {
  await tx.execute(
    sql`select from ${people} where ${people.id} = any(${sql.param([...ids])}::text[]) order by ${people.id} for key share`,
  );
}

/**
 * Checks that a person may add others to a room. Throws `not_a_mutual_friend`, also if a block separates one of them
 * from anybody in the room, and `too_many_rooms`.
 */
export async function checkCompany(
  tx: Queries,
  personId: string,
  added: readonly string[],
  inRoom: readonly string[],
): Promise<void> {
  await waitForBlocks(tx, [...new Set([personId, ...added, ...inRoom])]);
  const ids = sql.param([...added]);
  const { rows } = await tx.execute<{ friends: number; apart: boolean; crowded: boolean }>(sql`
    select
      (select count(*)::int from (${mutualFriends(personId)}) as friend where friend.person_id = any(${ids}::text[])) as friends,
      ${areAnyApart(added, inRoom)} as apart,
      exists (
        select from ${roomPeople} where ${roomPeople.personId} = any(${ids}::text[])
        group by ${roomPeople.personId} having count(*) >= ${ROOMS_MAX}
      ) as crowded`);
  const [found] = rows;
  if (found?.friends !== added.length || found.apart) throw new DomainError('not_a_mutual_friend');
  if (found.crowded) throw new DomainError('too_many_rooms');
}

/** Throws `too_many_rooms`. */
export async function checkOwnRooms(tx: Queries, personId: string): Promise<void> {
  const held = await tx.$count(roomPeople, sql`${roomPeople.personId} = ${personId}`);
  if (held >= ROOMS_MAX) throw new DomainError('too_many_rooms');
}
