import { sql } from 'drizzle-orm';
import type { Db } from '../src/db/client.ts';
import { anyOf, PEOPLE, personIdOf, type Sent, tokenOf } from './requests.ts';

const ROOMS = 400;
const IN_EACH = 25;
const MESSAGES = 500;
/** These people are in 200 rooms each. */
const READERS = 20;
const ROOMS_OF_A_READER = 200;
const FIRST = personIdOf(0).replace(/\d+$/, '');

const roomOf = (number: number) => number % ROOMS;
/** A person of the room that no reader is: requests that follow each other come from others. */
const memberOf = (number: number) =>
  (roomOf(number) * 4 + READERS + (Math.floor(number / ROOMS) % IN_EACH)) % PEOPLE;

export const roomIdOf = (room: number) => `bench-room-${room}`;
/** Returns the number of a person of a room, of 25. */
export const memberOfRoom = (room: number, place: number) => (room * 4 + READERS + place) % PEOPLE;

/** Rooms of the people of the first one. */
export const LONG_ROOM = 'bench-long-room';
export const SHORT_ROOM = 'bench-short-room';
const LONG = { [LONG_ROOM]: 100_000, [SHORT_ROOM]: 600 };

/** Requests of rooms, by their name in the table. */
export const roomRequests: [string, (number: number) => Sent][] = [
  ['send', (number) => anyOf.send(tokenOf(memberOf(number)), `bench-room-${roomOf(number)}`)],
  ['page of messages', (number) => anyOf.messages(tokenOf(memberOf(number)), `bench-room-${roomOf(number)}`)],
  [`list of ${ROOMS_OF_A_READER} rooms`, (number) => anyOf.rooms(tokenOf(number % READERS))],
  [
    'vote',
    (number) => {
      // Each round of all people moves every vote, so each request is a change.
      const option = Math.floor(number / (ROOMS * IN_EACH)) % 2;
      const id = roomOf(number);
      return anyOf.vote(tokenOf(memberOf(number)), `bench-vote-${id}`, `bench-option-${id}-${option}`);
    },
  ],
];

/** A number in the text of a statement, so that its type is known. */
const whole = (value: number) => sql.raw(String(value));

/** Fills rooms with people, messages and a vote each. */
export async function fillRooms(db: Db): Promise<void> {
  await db.execute(sql`
    insert into rooms (id, name, creator_id, number, message_count, vote_count, created_at, last_activity_at)
    select 'bench-room-' || room, 'Room ' || room, ${FIRST} || room, ${whole(MESSAGES)}, ${whole(MESSAGES)}, 1, now(), now() - room * interval '1 minute'
    from generate_series(0, ${whole(ROOMS - 1)}) as room`);
  await db.execute(sql`
    insert into room_people (room_id, person_id, joined, read_number)
    select 'bench-room-' || room, ${FIRST} || (room * 4 + ${whole(READERS)} + place) % ${whole(PEOPLE)}, place, ${whole(MESSAGES - 10)}
    from generate_series(0, ${whole(ROOMS - 1)}) as room, generate_series(0, ${whole(IN_EACH - 1)}) as place
    union
    select 'bench-room-' || room, ${FIRST} || reader, ${whole(IN_EACH)} + reader, ${whole(MESSAGES - 10)}
    from generate_series(0, ${whole(ROOMS_OF_A_READER - 1)}) as room, generate_series(0, ${whole(READERS - 1)}) as reader
    on conflict do nothing`);
  await db.execute(sql`
    insert into room_messages (id, room_id, number, changed, kind, sender_id, content, vote_id, created_at)
    select 'bench-message-' || room || '-' || number, 'bench-room-' || room, number, number,
      case when number = ${whole(MESSAGES - 20)} then 'vote' else 'text' end,
      ${FIRST} || (room * 4 + ${whole(READERS)} + number % ${whole(IN_EACH)}) % ${whole(PEOPLE)}, 'Which one would you wear on a ferry?',
      case when number = ${whole(MESSAGES - 20)} then 'bench-vote-' || room end, now()
    from generate_series(0, ${whole(ROOMS - 1)}) as room, generate_series(1, ${whole(MESSAGES)}) as number`);
  await db.execute(sql`
    insert into room_votes (id, room_id, message_id, number, creator_id, question, created_at)
    select 'bench-vote-' || room, 'bench-room-' || room, 'bench-message-' || room || '-' || ${whole(MESSAGES - 20)},
      ${whole(MESSAGES - 20)}, ${FIRST} || room, 'Which one?', now()
    from generate_series(0, ${whole(ROOMS - 1)}) as room`);
  await db.execute(sql`
    insert into room_vote_options (id, vote_id, position, text, link_url, link_title)
    select 'bench-option-' || room || '-' || position, 'bench-vote-' || room, position, 'Option ' || position,
      'https://shop.example/' || position, 'Shop'
    from generate_series(0, ${whole(ROOMS - 1)}) as room, generate_series(0, 2) as position`);
  await db.execute(sql`analyze`);
}

/** Fills a room with 100,000 messages and one with 600. */
export async function fillLongRooms(db: Db): Promise<void> {
  for (const [id, messages] of Object.entries(LONG)) {
    await db.execute(sql`
      insert into rooms (id, name, creator_id, number, message_count, vote_count, created_at, last_activity_at)
      values (${id}, ${id}, ${personIdOf(memberOfRoom(0, 0))}, ${whole(messages)}, ${whole(messages)}, 0, now(), now())`);
    await db.execute(sql`
      insert into room_people (room_id, person_id, joined, read_number)
      select ${id}, ${FIRST} || (${whole(READERS)} + place), place, ${whole(messages)}
      from generate_series(0, ${whole(IN_EACH - 1)}) as place`);
    await db.execute(sql`
      insert into room_messages (id, room_id, number, changed, kind, sender_id, content, created_at)
      select ${id} || '-' || number, ${id}, number, number, 'text',
        ${FIRST} || (${whole(READERS)} + number % ${whole(IN_EACH)}), 'Which one would you wear on a ferry?', now()
      from generate_series(1, ${whole(messages)}) as number`);
  }
  await db.execute(sql`analyze`);
}
