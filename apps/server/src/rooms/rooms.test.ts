// Runs on both databases: rooms are locked, so that numbers are committed in their order.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MESSAGE_EDIT_MS, REINVITE_HOURS } from '@vitrine/api';
import { and, count, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Queries } from '../db/client.ts';
import { HOUR, MINUTE } from '../kernel/clock.ts';
import { blocks, reports } from '../moderation/moderation.table.ts';
import { people } from '../people/people.table.ts';
import { openWorld, type Person, type World } from '../testing/harness.ts';
import { holding } from '../testing/holding.ts';
import { roomMessages, roomPeople, rooms, roomVoteCasts } from './rooms.table.ts';
import { befriend, roomOf, say } from './testing/rooms-in-tests.ts';

const folder = mkdtempSync(join(tmpdir(), 'vitrine-rooms-'));
let world: World;
beforeAll(async () => {
  world = await openWorld({ dataDir: folder });
});
afterAll(async () => {
  await world[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

const friends = async (most: number): Promise<Person[]> => {
  const people = await Promise.all(Array.from({ length: most }, () => world.person()));
  const [first, ...others] = people;
  for (const other of others) await befriend(first as Person, other);
  return people;
};
const pair = async () => (await friends(2)) as [Person, Person];
const trio = async () => (await friends(3)) as [Person, Person, Person];

const read = ({ client }: Person, id: string, query: object = {}) =>
  client.rooms.messages({ params: { id }, query });
const contents = async (person: Person, id: string, query: object = {}) =>
  (await read(person, id, query)).messages.map(({ content }) => content);
const facts = async (person: Person, id: string) =>
  (await read(person, id, { include: 'system' })).messages.flatMap(({ system }) =>
    system ? [[system.fact, system.person?.id]] : [],
  );
const invite = ({ client }: Person, id: string, { id: inviteeId }: { id: string }) =>
  client.rooms.invite({ params: { id }, body: { inviteeId } });
const leave = ({ client }: Person, id: string) => client.rooms.leave({ params: { id } });

describe('a room', () => {
  it('is created with its friends in it, who see all that was said, and its list has names and the newest message (2 §2.3, D17)', async () => {
    const [mina, jun, ben] = await trio();
    const room = await mina.client.rooms.create({
      body: {
        name: ' Berlin ',
        description: 'Coats',
        isPrivate: true,
        invitedFriends: [jun.id, ben.id, jun.id],
      },
    });
    expect(room).toMatchObject({
      name: 'Berlin',
      description: 'Coats',
      isPrivate: true,
      participantCount: 3,
      participantNames: [jun.username, ben.username],
      messageCount: 0,
      recentMessage: null,
    });
    await say(mina, room.id, 'Which one?');
    const [listed] = (await jun.client.rooms.list({})).rooms;
    expect(listed).toMatchObject({
      id: room.id,
      participants: [{ id: mina.id }, { id: ben.id }],
      unreadCount: 1,
      messageCount: 1,
      recentMessage: {
        senderUsername: mina.username,
        content: 'Which one?',
        type: 'text',
        hasAttachment: false,
      },
    });
    expect((await ben.client.rooms.listOld({})).rooms).toHaveLength(1);
    const details = await ben.client.rooms.get({ params: { id: room.id } });
    expect(details.participants.map(({ id }) => id)).toEqual([mina.id, jun.id, ben.id]);
    expect(details).toMatchObject({ name: 'Berlin', creatorId: mina.id, readNumber: 0, isMuted: false });
    expect(await facts(ben, room.id)).toEqual([
      ['joined', jun.id],
      ['joined', ben.id],
    ]);
    expect(await contents(ben, room.id)).toEqual(['Which one?']);
  });

  it('is one room, however often a client asks for it at once, and keeps its place in the list by activity (D60, 2 §9)', async () => {
    const [mina, jun] = await pair();
    const create = (name: string, clientId?: string) =>
      mina.client.rooms.create({ body: { name, invitedFriends: [jun.id], ...(clientId && { clientId }) } });
    const made = await Promise.all([1, 2, 3, 4].map(() => create('Once', 'c1')));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    world.clock.now += 1000;
    const later = await create('Later');
    const names = async () => (await jun.client.rooms.list({})).rooms.map(({ name }) => name);
    expect(await names()).toEqual(['Later', 'Once']);
    world.clock.now += 1000;
    await say(jun, made[0]?.id ?? '', 'Hi');
    expect(await names()).toEqual(['Once', 'Later']);
    expect(later.id).not.toBe(made[0]?.id);
  });

  it('needs a name of at most 50 letters, and is refused with strangers in it (2 §5)', async () => {
    const [mina, jun] = await pair();
    const stranger = await world.person();
    const create = (name: string, invitedFriends: string[] = [], description?: string) =>
      mina.client.rooms.create({ body: { name, invitedFriends, ...(description && { description }) } });
    for (const name of ['', ' \n', '\u200b\u2060'])
      await expect(create(name)).rejects.toMatchObject({ code: 'room_name_missing' });
    expect((await create('👩‍👩‍👧‍👦'.repeat(50).slice(0, 200))).id).toBeTruthy();
    await expect(create('x'.repeat(51))).rejects.toMatchObject({ status: 400 });
    await expect(create('Room', [], 'x'.repeat(201))).rejects.toMatchObject({ status: 400 });
    await expect(create('Room', [jun.id, stranger.id])).rejects.toMatchObject({
      code: 'not_a_mutual_friend',
    });
    await expect(create('Room', ['nobody'])).rejects.toMatchObject({ code: 'not_a_mutual_friend' });
    expect((await jun.client.rooms.list({})).rooms).toEqual([]);
  });

  it('holds 25 people however many its client asks for: 24 invited at once, and its creator never twice (D57)', async () => {
    const [mina, ...others] = (await friends(26)) as [Person, ...Person[]];
    const ids = others.map(({ id }) => id);
    const create = (invitedFriends: string[]) =>
      mina.client.rooms.create({ body: { name: 'Room', invitedFriends, maxParticipants: 3 } });
    const { id } = await create(ids.slice(0, 24));
    expect((await mina.client.rooms.get({ params: { id } })).participants).toHaveLength(25);
    await expect(create(ids)).rejects.toMatchObject({ status: 400 });
    await expect(invite(mina, id, { id: ids[24] ?? '' })).rejects.toMatchObject({ code: 'room_full' });

    const own = await create([mina.id, ...ids.slice(0, 2), ids[0] ?? '']);
    expect(await invite(mina, own.id, mina)).toEqual({ invited: true });
    const { participants } = await mina.client.rooms.get({ params: { id: own.id } });
    expect(participants.map((person) => person.id).toSorted()).toEqual(
      [mina.id, ...ids.slice(0, 2)].toSorted(),
    );
    expect(await facts(mina, own.id)).toEqual(ids.slice(0, 2).map((one) => ['joined', one]));
    expect((await mina.client.rooms.list({})).rooms).toHaveLength(2);
  });

  it('is missing for everybody outside it, in every call (2 §6)', async () => {
    const [mina, jun] = await pair();
    const stranger = await world.person();
    const { id } = await roomOf(mina, jun);
    const said = await say(mina, id, 'Secret');
    const body = {
      question: 'Which?',
      options: [
        { text: 'One', linkUrl: 'https://a.example/' },
        { text: 'Two', linkUrl: 'https://b.example/' },
      ],
    };
    const vote = await mina.client.rooms.startVote({ params: { id }, body });
    const { rooms: calls } = stranger.client;
    const params = { id };
    const ofMessage = { id, messageId: said.id };
    const ofVote = { params: { id: vote.id } };
    const noRoom = [
      () => calls.get({ params }),
      () => calls.messages({ params, query: {} }),
      () => calls.invite({ params, body: { inviteeId: stranger.id } }),
      () => calls.send({ params, body: { content: 'Hi' } }),
      () => calls.edit({ params: ofMessage, body: { content: 'Mine' } }),
      () => calls.remove({ params: ofMessage }),
      () => calls.read({ params, body: {} }),
      () => calls.mute({ params, body: { muted: true } }),
      () => calls.votes({ params }),
      () => calls.startVote({ params, body }),
      () => calls.askUpload({ body: { roomId: id, fileType: 'image/png', fileSize: 10 } }),
    ];
    for (const call of noRoom)
      await expect(call()).rejects.toMatchObject({ status: 404, code: 'room_not_found' });
    const noVote = [
      () => calls.voteResults(ofVote),
      () => calls.castVote({ ...ofVote, body: { optionId: vote.options[0]?.id ?? '', holds: true } }),
      () => calls.closeVote(ofVote),
    ];
    for (const call of noVote)
      await expect(call()).rejects.toMatchObject({ status: 404, code: 'vote_not_found' });
    expect((await calls.list({})).rooms).toEqual([]);
    expect(await calls.unread({})).toEqual({ unreadCount: 0, rooms: [] });
    await leave(jun, id);
    await expect(read(jun, id)).rejects.toMatchObject({ code: 'room_not_found' });
    await expect(say(jun, id, 'Still here')).rejects.toMatchObject({ code: 'room_not_found' });
    expect(await contents(mina, id)).toEqual(['Secret', 'Which?']);
  });
});

describe('people of a room', () => {
  it('join by an invitation of a mutual friend at once, and a repeated invitation has no effect (2 §6, D17)', async () => {
    const [mina, jun, ben] = await trio();
    const stranger = await world.person();
    const { id } = await roomOf(mina, jun);
    await say(mina, id, 'Before');
    expect(await invite(mina, id, ben)).toEqual({ invited: true });
    expect(await invite(mina, id, ben)).toEqual({ invited: true });
    expect(await invite(jun, id, ben)).toEqual({ invited: true });
    expect(await contents(ben, id)).toEqual(['Before']);
    expect(await facts(mina, id)).toEqual([
      ['joined', jun.id],
      ['joined', ben.id],
    ]);
    for (const one of [stranger, { id: 'nobody' }])
      await expect(invite(mina, id, one)).rejects.toMatchObject({ status: 403, code: 'not_a_mutual_friend' });
    await stranger.client.follow.follow({ body: { followedId: mina.id } });
    await expect(invite(mina, id, stranger)).rejects.toMatchObject({ code: 'not_a_mutual_friend' });
    const { friends: known } = await mina.client.rooms.mutualFriends({ params: { userId: mina.id } });
    expect(known.map(({ username }) => username).toSorted()).toEqual([jun.username, ben.username].toSorted());
  });

  it('never come together by a new room or invitation across a block, and only a missing friendship is said', async () => {
    const [mina, jun, ben] = await trio();
    await befriend(jun, ben);
    const { id } = await roomOf(mina, jun);
    const refused = { status: 403, code: 'not_a_mutual_friend' };
    await ben.client.moderation.block({ body: { blockedId: jun.id } });
    await expect(invite(jun, id, ben)).rejects.toMatchObject(refused);
    await expect(invite(mina, id, ben)).rejects.toMatchObject(refused);
    await expect(
      mina.client.rooms.create({ body: { name: 'All', invitedFriends: [jun.id, ben.id] } }),
    ).rejects.toMatchObject(refused);
    await mina.client.moderation.block({ body: { blockedId: ben.id } });
    await expect(invite(mina, id, ben)).rejects.toMatchObject(refused);
    const { friends: known } = await ben.client.rooms.mutualFriends({ params: { userId: ben.id } });
    expect(known).toEqual([]);
    expect((await ben.client.rooms.list({})).rooms).toEqual([]);
  });

  it('do not come together if one of them blocks another at the same moment', async () => {
    const [mina, jun, ben] = await trio();
    const { id } = await roomOf(mina, jun);
    for (const [one, other] of [
      [jun, ben],
      [ben, jun],
    ] as const) {
      // As a block does it: the row of one of both people is locked first.
      const blocking = (tx: Queries) =>
        tx
          .select()
          .from(people)
          .where(eq(people.id, [one.id, other.id].toSorted()[0] ?? ''))
          .for('update')
          .then(() => tx.insert(blocks).values({ personId: one.id, blockedId: other.id }));
      await holding(world.database, blocking, () =>
        expect(invite(mina, id, ben)).rejects.toMatchObject({ code: 'not_a_mutual_friend' }),
      );
      await world.database.db.delete(blocks).where(eq(blocks.personId, one.id));
    }
    expect(await invite(mina, id, ben)).toEqual({ invited: true });
  });

  it('stay in old rooms across a block: the blocker sees the messages marked, the other notices nothing', async () => {
    const [mina, jun] = await pair();
    const { id } = await roomOf(mina, jun);
    await say(jun, id, 'Before');
    await mina.client.moderation.block({ body: { blockedId: jun.id } });
    await say(mina, id, 'After');
    const marks = async (person: Person) =>
      (await read(person, id)).messages.map(({ content, fromBlocked }) => [content, fromBlocked]);
    expect(await marks(mina)).toEqual([
      ['Before', true],
      ['After', undefined],
    ]);
    expect(await marks(jun)).toEqual([
      ['Before', undefined],
      ['After', undefined],
    ]);
    const quoted = await jun.client.rooms.send({ params: { id }, body: { content: 'Again' } });
    await mina.client.rooms.send({ params: { id }, body: { content: 'No', replyToId: quoted.id } });
    expect((await read(mina, id)).messages.at(-1)?.replyTo).toMatchObject({ id: quoted.id, content: '' });
    expect((await mina.client.rooms.list({})).rooms[0]?.recentMessage?.content).toBe('No');
    expect((await jun.client.rooms.get({ params: { id } })).participants).toHaveLength(2);
  });

  it('are 25 at most, also when 60 join at once through two instances (2 §9)', async () => {
    const [mina, ...others] = await friends(61);
    if (!mina) throw new Error('Nobody is there.');
    const { id } = await roomOf(mina);
    const through = [mina.client, world.client(mina.token, world.sendToAnother)];
    const outcomes = await Promise.allSettled(
      others.map((other, index) =>
        (through[index % 2] ?? mina.client).rooms.invite({ params: { id }, body: { inviteeId: other.id } }),
      ),
    );
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(36);
    for (const { reason } of refused) expect(reason).toMatchObject({ status: 409, code: 'room_full' });
    const { participants, number } = await mina.client.rooms.get({ params: { id } });
    expect(participants).toHaveLength(25);
    expect(number).toBe(24);
    expect((await mina.client.rooms.list({})).rooms[0]?.participantCount).toBe(25);
  });

  it('come back after leaving by the same person once a day, by another friend at once (REINVITE_HOURS)', async () => {
    const [mina, jun, ben] = await trio();
    await befriend(jun, ben);
    const { id } = await roomOf(mina, jun, ben);
    await say(mina, id, 'One');
    await ben.client.rooms.read({ params: { id }, body: {} });
    await leave(ben, id);
    await say(mina, id, 'Two');
    expect(await invite(mina, id, ben)).toEqual({ invited: true });
    expect((await ben.client.rooms.unread({})).unreadCount).toBe(1);
    expect(await contents(ben, id)).toEqual(['One', 'Two']);
    await leave(ben, id);
    await expect(invite(mina, id, ben)).rejects.toMatchObject({ status: 429, code: 'invited_recently' });
    expect(await invite(jun, id, ben)).toEqual({ invited: true });
    await leave(ben, id);
    world.clock.now += REINVITE_HOURS * HOUR - 1;
    await expect(invite(mina, id, ben)).rejects.toMatchObject({ code: 'invited_recently' });
    world.clock.now += 1;
    expect(await invite(mina, id, ben)).toEqual({ invited: true });
  });

  it('leave a line when they leave, also twice, and the last one deletes the room with all that is in it', async () => {
    const [mina, jun] = await pair();
    const { id } = await roomOf(mina, jun);
    await say(jun, id, 'Bye');
    expect(await leave(jun, id)).toEqual({ left: true });
    expect(await leave(jun, id)).toEqual({ left: true });
    expect(await facts(mina, id)).toEqual([
      ['joined', jun.id],
      ['left', jun.id],
    ]);
    expect(await leave(mina, id)).toEqual({ left: true });
    const { db } = world.database;
    for (const [table, column] of [
      [rooms, rooms.id],
      [roomMessages, roomMessages.roomId],
      [roomPeople, roomPeople.roomId],
    ] as const) {
      const [left] = await db.select({ rows: count() }).from(table).where(eq(column, id));
      expect(left?.rows).toBe(0);
    }
    expect(await leave(mina, 'nothing')).toEqual({ left: true });
  });
});

describe('messages', () => {
  it('are stored once under a client id, also if they are sent many times at once through two instances (P13)', async () => {
    const [mina, jun] = await pair();
    const { id } = await roomOf(mina, jun);
    const send = (through: typeof world.send) =>
      world
        .client(mina.token, through)
        .rooms.send({ params: { id }, body: { content: 'Once', clientId: 'm1' } });
    const sent = await Promise.all(
      Array.from({ length: 10 }, (_, index) => send(index % 2 ? world.send : world.sendToAnother)),
    );
    expect(new Set(sent.map((one) => one.id)).size).toBe(1);
    expect(sent[0]?.message).toMatchObject({ clientId: 'm1', content: 'Once', senderName: mina.username });
    const { messages, number } = await read(jun, id);
    expect(messages.map(({ content, clientId }) => [content, clientId])).toEqual([['Once', undefined]]);
    expect(number).toBe(2);
    expect((await jun.client.rooms.list({})).rooms[0]?.messageCount).toBe(1);
    const raw = await world.send(`/api/dressingroom/rooms/${id}/messages`, {
      method: 'POST',
      headers: { authorization: `Bearer ${mina.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ content: 'Once', clientId: 'm1', messageType: 'text', timestamp: 'yesterday' }),
    });
    expect([raw.status, await raw.json()]).toMatchObject([201, { id: sent[0]?.id }]);
  });

  it('have numbers in the order of their commits, so that changes can be read without a gap while people send at once', async () => {
    const [mina, jun, ben] = await trio();
    const { id } = await roomOf(mina, jun, ben);
    const senders = [mina, jun, ben];
    const start = (await read(mina, id)).number ?? 0;
    let isOver = false;
    const seen: number[] = [];
    const watch = (async () => {
      let after = start;
      for (let last = false; !last; ) {
        last = isOver;
        const page = await read(ben, id, { after, limit: 7 });
        for (const { number } of page.messages) seen.push(number ?? 0);
        expect(page.number).toBeGreaterThanOrEqual(after);
        after = page.number ?? 0;
        if (page.more) last = false;
      }
    })();
    await Promise.all(
      Array.from({ length: 60 }, (_, index) => say(senders[index % 3] as Person, id, `message ${index}`)),
    );
    isOver = true;
    await watch;
    expect(seen).toEqual(Array.from({ length: 60 }, (_, index) => start + index + 1));
    expect((await mina.client.rooms.list({})).rooms[0]?.messageCount).toBe(60);
  });

  it('are paged by number, older and around a message, and by page for clients of the listed calls (2 §9)', async () => {
    const [mina, jun] = await pair();
    const { id } = await roomOf(mina, jun);
    const ids: string[] = [];
    for (let index = 1; index <= 9; index += 1) ids.push((await say(mina, id, `${index}`)).id);
    const newest = await read(jun, id, { limit: 4 });
    expect(newest.messages.map(({ content }) => content)).toEqual(['6', '7', '8', '9']);
    const older = await read(jun, id, { limit: 4, before: newest.previous });
    expect(older.messages.map(({ content }) => content)).toEqual(['2', '3', '4', '5']);
    const oldest = await read(jun, id, { limit: 4, before: older.previous });
    expect(oldest.messages.map(({ content }) => content)).toEqual(['1']);
    expect(oldest.previous).toBeUndefined();
    expect(await contents(jun, id, { limit: 4, page: 2 })).toEqual(['2', '3', '4', '5']);
    expect(await contents(jun, id, { limit: 4, page: 4 })).toEqual([]);
    expect(await contents(jun, id, { limit: 4, around: ids[4] })).toEqual(['3', '4', '5', '6']);
    await expect(read(jun, id, { around: 'gone' })).rejects.toMatchObject({ code: 'message_not_found' });
    expect((await read(jun, id)).messages).toHaveLength(9);
  });

  it('are read back by page once each, though new ones come between two pages, and reading them changes nothing for others (2 §9)', async () => {
    const [mina, jun] = await pair();
    const { id } = await roomOf(mina, jun);
    const sent: string[] = [];
    const send = async (most: number) => {
      for (let index = 0; index < most; index += 1) sent.push((await say(mina, id, `${sent.length}`)).id);
    };
    await send(60);
    for (let index = 0; index < 120; index += 1) {
      world.clock.now += 1;
      await send(1);
    }
    const moments = await world.database.db
      .select({ number: count() })
      .from(roomMessages)
      .where(and(eq(roomMessages.roomId, id), eq(roomMessages.kind, 'text')))
      .groupBy(roomMessages.createdAt);
    expect(Math.max(...moments.map(({ number }) => number))).toBe(60);

    const placeOf = async () => {
      const [found] = await world.database.db
        .select({ number: rooms.number, pagedFrom: roomPeople.pagedFrom })
        .from(roomPeople)
        .innerJoin(rooms, eq(rooms.id, roomPeople.roomId))
        .where(and(eq(rooms.id, id), eq(roomPeople.personId, jun.id)));
      return found;
    };
    const unread = (await jun.client.rooms.unread({})).unreadCount;
    expect((await placeOf())?.pagedFrom).toBeNull();
    const ids = async (page: number) =>
      (await read(jun, id, { page, limit: 50 })).messages.map((message) => message.id);
    const back = [await ids(1)];
    const place = await placeOf();
    expect(place).toEqual({ number: sent.length + 1, pagedFrom: sent.length + 1 });
    expect((await jun.client.rooms.unread({})).unreadCount).toBe(unread);

    back.push(await ids(2));
    await send(5);
    // Readings that know more than pages leave the place alone.
    for (const query of [{ include: 'system' }, { after: 3 }, { before: 9 }, { around: sent[7] }])
      await read(jun, id, query);
    await ids(2);
    back.push(await ids(3));
    await world.client(mina.token).rooms.messages({ params: { id }, query: {} });
    back.push(await ids(4), await ids(5));
    expect(back.map(({ length }) => length)).toEqual([50, 50, 50, 30, 0]);
    expect(back.toReversed().flat()).toEqual(sent.slice(0, 180));
    expect(await placeOf()).toEqual({ ...place, number: sent.length + 1 });
    expect(await ids(1)).toEqual(sent.slice(-50));
    expect(await ids(2)).toEqual(sent.slice(-100, -50));
  });

  it('are refused if nobody could see them, and a text is kept as it is otherwise (2 §5)', async () => {
    const [mina, jun] = await pair();
    const { id } = await roomOf(mina, jun);
    for (const content of ['', ' \n\t', '\u200b\u200d\ufeff', '\u3164', '\u2800'])
      await expect(say(mina, id, content)).rejects.toMatchObject({ status: 400, code: 'message_empty' });
    await expect(say(mina, id, 'x'.repeat(2001))).rejects.toMatchObject({ status: 400 });
    const texts = ['👍', 'مرحبا بالعالم', 'z̸̢̛͉a̶̧͝l̷͉̈́g̵̱͝o̶̢̊', '<b>bold</b> @jun', 'https://one.example and more'];
    for (const text of texts) await say(mina, id, text);
    const { messages } = await read(jun, id);
    expect(messages.map(({ content, messageType }) => [content, messageType])).toEqual(
      texts.map((text) => [text, 'text']),
    );
  });

  it('answer another message of their room, and keep the answer when that is deleted', async () => {
    const [mina, jun] = await pair();
    const { id } = await roomOf(mina, jun);
    const elsewhere = await roomOf(mina, jun);
    const asked = await say(mina, id, 'Which?');
    const answered = await jun.client.rooms.send({
      params: { id },
      body: { content: 'The blue one', replyToId: asked.id },
    });
    expect(answered.message?.replyTo).toEqual({
      id: asked.id,
      senderId: mina.id,
      senderName: mina.username,
      content: 'Which?',
    });
    await expect(
      jun.client.rooms.send({ params: { id: elsewhere.id }, body: { content: 'x', replyToId: asked.id } }),
    ).rejects.toMatchObject({ status: 404, code: 'message_not_found' });
    await mina.client.rooms.remove({ params: { id, messageId: asked.id } });
    expect((await read(jun, id)).messages.at(-1)?.replyTo).toMatchObject({ content: '', isDeleted: true });
  });

  it('are refused from somebody who leaves at the same moment, and take no number then', async () => {
    const [mina, jun] = await pair();
    const { id } = await roomOf(mina, jun);
    const leaving = async (tx: Queries) => {
      await tx.select().from(rooms).where(eq(rooms.id, id)).for('update');
      await tx.delete(roomPeople).where(and(eq(roomPeople.roomId, id), eq(roomPeople.personId, jun.id)));
    };
    await holding(world.database, leaving, () =>
      expect(say(jun, id, 'Wait')).rejects.toMatchObject({ code: 'room_not_found' }),
    );
    expect(await read(mina, id)).toMatchObject({ messages: [], number: 1 });
  });

  it('can be edited by their sender for 15 minutes, and edits are read as changes', async () => {
    const [mina, jun] = await pair();
    const { id } = await roomOf(mina, jun);
    const { id: messageId } = await say(mina, id, 'Blu');
    const { number: after = 0 } = await read(jun, id);
    const edit = ({ client }: Person, content: string, params = { id, messageId }) =>
      client.rooms.edit({ params, body: { content } });
    await expect(edit(jun, 'Mine')).rejects.toMatchObject({ status: 403, code: 'message_not_yours' });
    await expect(edit(mina, ' ')).rejects.toMatchObject({ code: 'message_empty' });
    await expect(edit(mina, 'x', { id, messageId: 'gone' })).rejects.toMatchObject({
      code: 'message_not_found',
    });
    world.clock.now += MESSAGE_EDIT_MS;
    expect(await edit(mina, 'Blue ')).toMatchObject({ content: 'Blue', editedAt: expect.any(String) });
    const changes = await read(jun, id, { after });
    expect(changes.messages.map(({ content, number, changed }) => [content, number, changed])).toEqual([
      ['Blue', after, after + 1],
    ]);
    expect(changes).toMatchObject({ number: after + 1, more: false });
    expect((await read(jun, id, { after: after + 1 })).messages).toEqual([]);
    world.clock.now += 1;
    await expect(edit(mina, 'Red')).rejects.toMatchObject({ status: 409, code: 'message_too_old' });
  });

  it('leave their empty place when their sender deletes them, and a vote goes with its message', async () => {
    const [mina, jun] = await pair();
    const { id } = await roomOf(mina, jun);
    const { id: messageId } = await say(mina, id, 'Oops');
    const { number: after = 0 } = await read(jun, id);
    const remove = ({ client }: Person, params = { id, messageId }) => client.rooms.remove({ params });
    await expect(remove(jun)).rejects.toMatchObject({ status: 403, code: 'message_not_yours' });
    expect(await remove(mina)).toEqual({ deleted: true });
    expect(await remove(mina)).toEqual({ deleted: true });
    expect(await remove(mina, { id, messageId: 'gone' })).toEqual({ deleted: true });
    const [gone] = (await read(jun, id, { after })).messages;
    expect(gone).toMatchObject({
      id: messageId,
      content: '',
      messageType: 'text',
      deletedAt: expect.any(String),
      attachments: [],
    });
    expect((await jun.client.rooms.unread({})).unreadCount).toBe(0);
    expect((await jun.client.rooms.list({})).rooms[0]).toMatchObject({
      recentMessage: null,
      messageCount: 1,
    });
    await expect(
      mina.client.rooms.edit({ params: { id, messageId }, body: { content: 'Back' } }),
    ).rejects.toMatchObject({ code: 'message_not_found' });
    const vote = await mina.client.rooms.startVote({ params: { id }, body: twoLinks });
    await remove(mina, { id, messageId: vote.messageId ?? '' });
    expect((await jun.client.rooms.votes({ params: { id } })).votes).toEqual([]);
    expect((await jun.client.rooms.list({})).rooms[0]).toMatchObject({ voteCount: 0, messageCount: 2 });
  });

  it('show a product as it is now, with its page as a link for clients that know no products', async () => {
    const [mina, jun] = await pair();
    const { id } = await roomOf(mina, jun);
    const [productId = ''] = await world.shelve({
      name: 'Linen dress',
      brand: 'Northlane',
      priceCents: 4900,
    });
    const { message } = await mina.client.rooms.send({ params: { id }, body: { productId } });
    const page = expect.stringMatching(`^https?://.*/product/${productId}$`);
    expect(message).toMatchObject({
      messageType: 'link',
      content: page,
      attachments: [
        { attachmentType: 'link', fileUrl: page, linkTitle: 'Linen dress', linkDescription: 'Northlane' },
      ],
      product: { id: productId, price: 49, isLiked: false, isInCart: false },
    });
    await jun.client.likes.add({ body: { productId, name: 'Linen dress', price: 49 } });
    expect((await read(jun, id)).messages[0]?.product).toMatchObject({ isLiked: true });
    expect((await read(mina, id)).messages[0]?.product).toMatchObject({ isLiked: false });
    const said = async () => (await jun.client.rooms.list({})).rooms[0]?.recentMessage?.content;
    expect(await said()).toBe('Linen dress');
    await mina.client.rooms.send({ params: { id }, body: { productId, content: 'Too long?' } });
    expect(await said()).toBe('Too long?');
    await expect(
      mina.client.rooms.send({ params: { id }, body: { productId: 'gone' } }),
    ).rejects.toMatchObject({ code: 'product_not_found' });
  });

  it('are stopped with a message above the limit of a minute, and a repeated one is answered then too', async () => {
    await using limited = await openWorld({ dataDir: folder, mostMessagesAMinute: 3 });
    const [mina, jun] = [await limited.person(), await limited.person()];
    await befriend(mina, jun);
    const { id } = await roomOf(mina, jun);
    for (const text of ['1', '2', '3']) await say(mina, id, text, text);
    await expect(say(mina, id, '4')).rejects.toMatchObject({
      status: 429,
      code: 'too_many_messages',
      message: expect.stringContaining('too fast'),
    });
    await say(mina, id, '3', '3');
    await say(jun, id, 'Mine');
    limited.clock.now += MINUTE;
    await say(mina, id, '4');
    expect(await contents(jun, id)).toEqual(['1', '2', '3', 'Mine', '4']);
  });

  it('can be reported by people in the room, and the report keeps only the text of the message', async () => {
    const [mina, jun] = await pair();
    const stranger = await world.person();
    const { id } = await roomOf(mina, jun);
    await say(jun, id, 'Before');
    const { id: messageId } = await say(jun, id, 'Rude');
    const report = ({ client }: Person) =>
      client.moderation.report({ body: { kind: 'message', id: messageId, category: 'harassment' } });
    await expect(report(stranger)).rejects.toMatchObject({ code: 'report_unknown' });
    await expect(report(jun)).rejects.toMatchObject({ code: 'report_self' });
    expect(await report(mina)).toEqual({ reported: true });
    await jun.client.rooms.remove({ params: { id, messageId } });
    const kept = await world.database.db.select().from(reports).where(eq(reports.thingId, messageId));
    expect(kept).toMatchObject([{ kind: 'message', keptText: 'Rude', reporterId: mina.id }]);
    expect(JSON.stringify(kept)).not.toContain('Before');
    await expect(report(mina)).rejects.toMatchObject({ code: 'report_unknown' });
  });
});

describe('the read marker', () => {
  it('only rises, and unread messages are those of others after it (2 §4)', async () => {
    const [mina, jun] = await pair();
    const { id } = await roomOf(mina, jun);
    const unread = async ({ client }: Person) => (await client.rooms.unread({})).rooms[0]?.unreadCount;
    const mark = ({ client }: Person, number?: number) =>
      client.rooms.read({ params: { id }, body: number === undefined ? {} : { number } });
    const first = await say(mina, id, 'One');
    await say(mina, id, 'Two');
    await say(jun, id, 'Own');
    expect([await unread(jun), await unread(mina)]).toEqual([2, 1]);
    const place = first.message?.number ?? 0;
    expect(await mark(jun, place)).toEqual({ readNumber: place });
    expect(await unread(jun)).toBe(1);
    expect(await mark(jun, 0)).toEqual({ readNumber: place });
    const { number = 0 } = await read(jun, id);
    expect(await mark(jun, 1e9)).toEqual({ readNumber: number });
    expect((await read(jun, id)).readNumber).toBe(number);
    expect(await unread(jun)).toBe(0);
    await say(mina, id, 'Three');
    expect(await mark(jun)).toEqual({ readNumber: number + 1 });
    expect(await unread(jun)).toBe(0);
  });

  it('of a muted room counts for the room alone, and a late mute changes nothing', async () => {
    const [mina, jun] = await pair();
    const [{ id }, other] = [await roomOf(mina, jun), await roomOf(mina, jun)];
    await say(mina, id, 'One');
    await say(mina, other.id, 'Two');
    const mute = (muted: boolean, sequence: number) =>
      jun.client.rooms.mute({ params: { id }, body: { muted, sequence } });
    expect(await mute(true, 2)).toEqual({ holds: true });
    expect(await mute(false, 1)).toEqual({ holds: true });
    const { unreadCount, rooms: states } = await jun.client.rooms.unread({});
    expect(unreadCount).toBe(1);
    expect(states.map((state) => state.unreadCount)).toEqual([1, 1]);
    expect(states.find((state) => state.id === id)?.number).toBe(2);
    expect((await jun.client.rooms.get({ params: { id } })).isMuted).toBe(true);
    expect(await mute(false, 3)).toEqual({ holds: false });
    expect((await jun.client.rooms.unread({})).unreadCount).toBe(2);
  });
});

const twoLinks = {
  question: ' Which one? ',
  options: [
    { text: ' Blue ', linkUrl: 'https://www.shop.example/blue?utm_source=x' },
    { text: 'Red', linkUrl: 'https://shop.example/red', linkTitle: 'The red one', linkDescription: 'Silk' },
  ],
};

describe('votes', () => {
  const started = async (...people: Person[]) => {
    const [mina, ...others] = people as [Person, ...Person[]];
    const room = await roomOf(mina, ...others);
    const vote = await mina.client.rooms.startVote({ params: { id: room.id }, body: twoLinks });
    const [blue = '', red = ''] = vote.options.map(({ id }) => id);
    return { roomId: room.id, vote, blue, red };
  };
  const cast = (
    { client }: Person,
    id: string,
    body: { optionId: string; holds?: boolean; sequence?: number },
  ) => client.rooms.castVote({ params: { id }, body });
  const countsOf = ({ results }: { results: { voteCount: number }[] }) =>
    results.map(({ voteCount }) => voteCount);

  it('are stored with their message, once per client id, and list options with links (2 §5, D58)', async () => {
    const [mina, jun] = await pair();
    const { id } = await roomOf(mina, jun);
    const start = () =>
      mina.client.rooms.startVote({ params: { id }, body: { ...twoLinks, clientId: 'v1' } });
    const votes = await Promise.all([start(), start(), start()]);
    expect(new Set(votes.map((vote) => vote.id)).size).toBe(1);
    const { messages } = await read(jun, id);
    expect(messages).toMatchObject([
      {
        messageType: 'vote',
        content: 'Which one?',
        senderId: mina.id,
        vote: {
          id: votes[0]?.id,
          roomId: id,
          question: 'Which one?',
          creatorName: mina.username,
          options: [
            { text: 'Blue', linkTitle: 'shop.example', voteCount: 0, imageUrl: null },
            {
              text: 'Red',
              linkTitle: 'The red one',
              linkDescription: 'Silk',
              linkUrl: 'https://shop.example/red',
            },
          ],
          userVote: null,
        },
      },
    ]);
    expect((await read(mina, id)).messages[0]?.clientId).toBe('v1');
    expect((await jun.client.rooms.list({})).rooms[0]).toMatchObject({ voteCount: 1, messageCount: 1 });
    expect((await jun.client.rooms.votes({ params: { id } })).votes).toHaveLength(1);
  });

  it('need a question and two to six complete options with web addresses (2 §5)', async () => {
    const [mina] = await pair();
    const { id } = await roomOf(mina);
    const start = (body: object) =>
      mina.client.rooms.startVote({ params: { id }, body: { ...twoLinks, ...body } as never });
    const [option] = twoLinks.options;
    await expect(start({ question: ' \u200b' })).rejects.toMatchObject({ code: 'vote_question_missing' });
    await expect(start({ options: [option] })).rejects.toMatchObject({ code: 'vote_options_missing' });
    await expect(start({ options: Array(7).fill(option) })).rejects.toMatchObject({ status: 400 });
    for (const wrong of [
      { text: 'No link' },
      { linkUrl: 'https://a.example' },
      { text: ' ', linkUrl: 'https://a.example' },
      { text: 'Script', linkUrl: 'javascript:alert(1)' },
      { text: 'File', imageUrl: 'file:///etc/passwd' },
      { text: 'Data', imageUrl: 'data:image/png;base64,AAAA' },
    ])
      await expect(start({ options: [option, wrong] }), JSON.stringify(wrong)).rejects.toMatchObject({
        code: 'vote_option_incomplete',
      });
    await expect(start({ options: [option, { productId: 'gone' }] })).rejects.toMatchObject({
      code: 'product_not_found',
    });
    const [productId = ''] = await world.shelve({ name: 'Linen dress' });
    const { options } = await start({ options: [option, { productId }] });
    expect(options[1]).toMatchObject({
      text: 'Linen dress',
      product: { id: productId, name: 'Linen dress' },
    });
  });

  it('toggle, move and are taken back by listed clients, with names of the voters (D16, D59)', async () => {
    const [mina, jun] = await pair();
    const { vote, blue, red, roomId } = await started(mina, jun);
    const { number: after = 0 } = await read(mina, roomId);
    expect(await cast(jun, vote.id, { optionId: blue })).toMatchObject({
      results: [
        { id: blue, voteCount: 1, voters: [{ userId: jun.id, userName: jun.username }] },
        { id: red, voteCount: 0 },
      ],
      userVote: blue,
      changed: after + 1,
    });
    expect(await cast(jun, vote.id, { optionId: red })).toMatchObject({ userVote: red });
    expect(countsOf(await mina.client.rooms.voteResults({ params: { id: vote.id } }))).toEqual([0, 1]);
    expect(await cast(jun, vote.id, { optionId: red })).toMatchObject({ userVote: null });
    const { messages } = await read(mina, roomId, { after });
    expect(messages).toMatchObject([{ messageType: 'vote', changed: after + 3 }]);
  });

  it('count each wish once: repeats change nothing, and a late wish is ignored', async () => {
    const [mina, jun] = await pair();
    const { vote, blue, red, roomId } = await started(mina, jun);
    const wish = (optionId: string, holds: boolean, sequence: number) =>
      cast(jun, vote.id, { optionId, holds, sequence });
    await wish(blue, true, 1);
    const { number } = await read(mina, roomId);
    await wish(blue, true, 1);
    expect((await read(mina, roomId)).number).toBe(number);
    expect((await wish(red, true, 3)).userVote).toBe(red);
    expect((await wish(blue, true, 2)).userVote).toBe(red);
    // A choice is taken back whatever the option, as another device may have moved it.
    expect((await wish(blue, false, 4)).userVote).toBeNull();
  });

  it('are exact when 20 equal wishes, bare toggles and other voters come at once through two instances (P14)', async () => {
    const [mina, jun, ben] = await trio();
    const { vote, blue, red } = await started(mina, jun, ben);
    const through = (person: Person, index: number) =>
      world.client(person.token, index % 2 ? world.send : world.sendToAnother);
    const twenty = Array.from({ length: 20 }, (_, index) => index);
    const wishes = (person: Person, body: { optionId: string; holds?: boolean }) =>
      twenty.map((index) => through(person, index).rooms.castVote({ params: { id: vote.id }, body }));
    await Promise.all([
      ...wishes(mina, { optionId: blue, holds: true }),
      ...wishes(jun, { optionId: red }),
      ...wishes(ben, { optionId: red, holds: true }),
    ]);
    const rows = await world.database.db
      .select()
      .from(roomVoteCasts)
      .where(eq(roomVoteCasts.voteId, vote.id));
    const of = ({ id }: Person) => rows.filter(({ personId }) => personId === id).length;
    expect([of(mina), of(ben)]).toEqual([1, 1]);
    expect(of(jun)).toBeLessThanOrEqual(1);
    const { results } = await mina.client.rooms.voteResults({ params: { id: vote.id } });
    expect(results.reduce((sum, { voteCount }) => sum + voteCount, 0)).toBe(rows.length);
  });

  it('refuse an option of another vote, and votes of people who left stay', async () => {
    const [mina, jun] = await pair();
    const { vote, blue, roomId } = await started(mina, jun);
    const other = await mina.client.rooms.startVote({ params: { id: roomId }, body: twoLinks });
    await expect(
      cast(jun, vote.id, { optionId: other.options[0]?.id ?? '', holds: true }),
    ).rejects.toMatchObject({ status: 400, code: 'vote_option_unknown' });
    await cast(jun, vote.id, { optionId: blue, holds: true });
    await leave(jun, roomId);
    await expect(cast(jun, vote.id, { optionId: blue, holds: false })).rejects.toMatchObject({
      code: 'vote_not_found',
    });
    expect(countsOf(await mina.client.rooms.voteResults({ params: { id: vote.id } }))).toEqual([1, 0]);
  });

  it('are closed by their creator with a line that says the result, and take no votes afterwards', async () => {
    const [mina, jun] = await pair();
    const { vote, blue, red, roomId } = await started(mina, jun);
    await cast(jun, vote.id, { optionId: blue, holds: true });
    const params = { id: vote.id };
    await expect(jun.client.rooms.closeVote({ params })).rejects.toMatchObject({
      status: 403,
      code: 'vote_not_yours',
    });
    const { number: after = 0 } = await read(jun, roomId);
    expect(await mina.client.rooms.closeVote({ params })).toMatchObject({ closedAt: expect.any(String) });
    expect(await mina.client.rooms.closeVote({ params })).toMatchObject({ closedAt: expect.any(String) });
    const { messages, number } = await read(jun, roomId, { after, include: 'system' });
    expect(messages).toMatchObject([
      { messageType: 'vote', changed: after + 1, vote: { closedAt: expect.any(String) } },
      {
        messageType: 'system',
        number: after + 2,
        system: {
          fact: 'closed_vote',
          voteId: vote.id,
          text: 'Blue won with 1 vote',
          person: { id: mina.id },
        },
      },
    ]);
    expect(number).toBe(after + 2);
    await expect(cast(jun, vote.id, { optionId: red, holds: true })).rejects.toMatchObject({
      status: 409,
      code: 'vote_closed',
    });
    expect((await cast(jun, vote.id, { optionId: blue, holds: true })).userVote).toBe(blue);
    expect((await jun.client.rooms.unread({})).rooms[0]?.unreadCount).toBe(1);
  });
});
