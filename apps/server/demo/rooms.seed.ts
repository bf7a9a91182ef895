import { inArray } from 'drizzle-orm';
import type { Queries } from '../src/db/client.ts';
import {
  roomMessages,
  roomPeople,
  rooms,
  roomVoteCasts,
  roomVoteOptions,
  roomVotes,
} from '../src/rooms/rooms.table.ts';
import type { AreaSeed } from './area-seed.ts';
import { demoIds } from './demo-ids.ts';
import { DEMO_PEOPLE } from './people.ts';
import { type DemoMessage, type DemoRoom, demoRooms } from './rooms.ts';

/** Plants rooms that are not there yet; people may have gone on talking in the others. */
export function readRoomsSeed(origin: string): AreaSeed {
  const all = demoRooms();
  return {
    content: all,
    async plant(tx) {
      const ids = await demoIds(tx);
      const held = await tx
        .select({ id: rooms.id })
        .from(rooms)
        .where(
          inArray(
            rooms.id,
            all.map(({ id }) => id),
          ),
        );
      const there = new Set(held.map(({ id }) => id));
      for (const room of all) {
        const isWhole = room.people.every((username) => ids.has(username));
        if (isWhole && !there.has(room.id)) await plantRoom(tx, room, { ids, origin });
      }
    },
  };
}

interface Ground {
  ids: ReadonlyMap<string, string>;
  origin: string;
}

async function plantRoom(tx: Queries, room: DemoRoom, { ids, origin }: Ground): Promise<void> {
  const now = Date.now();
  const before = (age: number) => new Date(now - age);
  const idOf = (username: string) => ids.get(username) ?? '';
  const { id: roomId, messages, people } = room;
  const number = messages.length;
  const isSaid = ({ kind }: DemoMessage) => kind !== 'joined' && kind !== 'closed_vote';
  const votes = messages.flatMap(({ kind, vote, id, username, age }, at) =>
    kind === 'vote' && vote ? [{ ...vote, messageId: id, number: at + 1, username, age }] : [],
  );
  await tx.insert(rooms).values({
    id: roomId,
    name: room.name,
    description: room.description,
    isPrivate: room.isPrivate,
    creatorId: idOf(people[0] ?? ''),
    number,
    messageCount: messages.filter(isSaid).length,
    voteCount: votes.length,
    createdAt: before(messages[0]?.age ?? 0),
    lastActivityAt: before(messages.at(-1)?.age ?? 0),
  });
  await tx.insert(roomPeople).values(
    people.map((username, joined) => ({
      roomId,
      personId: idOf(username),
      joined,
      readNumber: username === DEMO_PEOPLE[0]?.username ? number - room.unread : number,
    })),
  );
  await tx.insert(roomMessages).values(
    messages.map(({ id, kind, username, content, age, product, replyTo, vote }, at) => ({
      id,
      roomId,
      number: at + 1,
      changed: at + 1,
      kind,
      senderId: idOf(username),
      content: product && content === '' ? `${origin}/product/${product.id}` : content,
      createdAt: before(age),
      productId: product?.id ?? null,
      replyToId: replyTo ?? null,
      voteId: vote?.id ?? null,
    })),
  );
  for (const { id: voteId, messageId, number: place, username, age, question, closedAge, options } of votes) {
    const closedAt = closedAge === undefined ? null : before(closedAge);
    await tx.insert(roomVotes).values({
      id: voteId,
      roomId,
      messageId,
      number: place,
      creatorId: idOf(username),
      question,
      createdAt: before(age),
      closedAt,
    });
    await tx.insert(roomVoteOptions).values(
      options.map(({ id, product }, position) => ({
        id,
        voteId,
        position,
        text: product.name,
        productId: product.id,
      })),
    );
    const casts = options.flatMap(({ id: optionId, voters }) =>
      voters.map((voter) => ({ voteId, personId: idOf(voter), optionId, number: place })),
    );
    if (casts.length > 0) await tx.insert(roomVoteCasts).values(casts);
  }
}
