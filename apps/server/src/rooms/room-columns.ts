import { type SQL, sql } from 'drizzle-orm';
import { roomMessages, roomPeople } from './rooms.table.ts';

/** ISO 8601 text of a time, the same from both drivers. */
export const isoTime = (column: SQL): SQL<string> =>
  sql<string>`to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** The name under which a person's messages and votes are shown. */
export const shownName = (person: { username: unknown }): SQL<string | null> =>
  sql<string | null>`${person.username}`;

/** Condition: the message is one of a person, not a line about what happened. */
export const isOfPerson = sql`${roomMessages.kind} not in ('joined', 'left', 'closed_vote')`;

/** Condition: the person is in the room. */
export const isIn = (roomId: string | SQL, personId: string | SQL): SQL<boolean> =>
  sql`exists (select from ${roomPeople} where ${roomPeople.roomId} = ${roomId} and ${roomPeople.personId} = ${personId})`;

/** Ids of everybody in a room, separated by commas, as `roomChanged` names them. */
export const everybodyIn = (roomId: string | SQL): SQL<string> =>
  sql<string>`(select coalesce(string_agg(${roomPeople.personId}, ','), '') from ${roomPeople} where ${roomPeople.roomId} = ${roomId})`;

/** Maximum unread messages that are counted; more cost nothing. */
const MOST_UNREAD = 1000;

/**
 * Number of messages of others after a place, deleted ones excluded. The order leads the planner to the index of places,
 * whatever it thinks of the sizes of rooms.
 */
export const unreadAfter = (roomId: SQL, personId: string | SQL, place: SQL): SQL<number> => sql<number>`(
  select count(*)::int from (
    select from ${roomMessages}
    where ${roomMessages.roomId} = ${roomId} and ${roomMessages.number} > ${place} and ${isOfPerson}
      and ${roomMessages.senderId} is distinct from ${personId} and ${roomMessages.deletedAt} is null
    order by ${roomMessages.number} limit ${MOST_UNREAD}) as unread)`;
