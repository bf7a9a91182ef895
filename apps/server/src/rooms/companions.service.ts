import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { roomPeople } from './rooms.table.ts';

/** Query of the people who share a room with a person: (person_id). */
export const companionsOf = (personId: string): SQL => sql`
  select distinct other.person_id from ${roomPeople} as own
  join ${roomPeople} as other on other.room_id = own.room_id and other.person_id <> own.person_id
  where own.person_id = ${personId}`;

/** Returns the ids of the others in a room; undefined if the person is not in it. */
export async function othersInRoom(db: Db, roomId: string, personId: string): Promise<string[] | undefined> {
  const { rows } = await db.execute<{ person_id: string }>(
    sql`select ${roomPeople.personId} as person_id from ${roomPeople} where ${roomPeople.roomId} = ${roomId}`,
  );
  const ids = rows.map(({ person_id }) => person_id);
  return ids.includes(personId) ? ids.filter((id) => id !== personId) : undefined;
}
