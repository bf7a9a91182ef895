import { act, cleanup, renderHook } from '@testing-library/react';
import type { Message, OnWire } from '@vitrine/api';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { heldApp } from '../testing/app.tsx';
import { roomNews } from './room-news.ts';
import { useAskRoom } from './useAskRoom.ts';
import { useMessageField } from './useMessageField.ts';
import { useMessages } from './useMessages.ts';
import { useVote } from './useVote.ts';
import { useVoteForm } from './useVoteForm.ts';

const ROOM = '/api/dressingroom/rooms/r1';
const MESSAGES = `${ROOM}/messages`;

type Sent = Record<string, unknown> & { id: string; number: number };
const messageOf = (number: number, given: Record<string, unknown> = {}): Sent => ({
  id: `m${number}`,
  number,
  changed: number,
  message_type: 'text',
  content: `message ${number}`,
  sender_id: 'jun',
  sender_name: 'jun',
  sender_avatar: null,
  created_at: '2026-11-22T12:00:00.000Z',
  edited_at: null,
  reply_to_id: null,
  attachments: [],
  ...given,
});

let app: ReturnType<typeof heldApp>;
beforeEach(() => {
  app = heldApp();
  app.signIn();
});
afterEach(() => {
  cleanup();
  app.services.session.dispose();
});

const sending = () => app.network.calls.filter(({ path, method }) => path === MESSAGES && method === 'POST');
const reading = () => app.network.calls.filter(({ path, method }) => path === MESSAGES && method === 'GET');
const last = () => reading().at(-1);
const page = (messages: readonly Sent[], more: Record<string, unknown> = {}) => ({
  messages,
  number: Math.max(0, ...messages.map(({ changed }) => Number(changed))),
  ...more,
});

async function open(messages: readonly Sent[] = [], more: Record<string, unknown> = {}) {
  const { result } = renderHook(
    () => ({
      ...useMessages('r1'),
      field: useMessageField('r1'),
      form: useVoteForm('r1'),
      ask: useAskRoom(),
    }),
    app.rendering,
  );
  await act(() => last()!.answer(page(messages, more)));
  return {
    now: () => result.current,
    shown: () => result.current.messages.map(({ message, status }) => `${message.content}: ${status}`),
    say(text: string) {
      act(() => result.current.field.setText(text));
      act(() => void result.current.field.send());
    },
    /** Another device or person made changes. */
    async hear(number: number) {
      act(() => roomNews(app.services).hear({ id: 'r1', number }));
    },
  };
}

describe('messages of a room', () => {
  test('an own message shows at once and stays the same one when the server has it (2 §4)', async () => {
    const room = await open([messageOf(1)]);
    room.say('  The red one \n');
    expect(room.shown()).toEqual(['message 1: sent', 'The red one: sending']);
    expect(room.now().field.text).toBe('');
    const key = room.now().messages[1]?.key;
    expect(sending()[0]?.body).toMatchObject({ messageType: 'text', content: 'The red one', clientId: key });
    const message = messageOf(2, { content: 'The red one', sender_id: 'mina', clientId: key });
    await act(() => sending()[0]!.answer({ id: 'm2', timestamp: '', message }, 201));
    expect(room.shown()).toEqual(['message 1: sent', 'The red one: sent']);
    expect(room.now().messages[1]).toMatchObject({ key, isOwn: true });
  });

  test('messages are sent one at a time and in order, and a press twice sends one (D80)', async () => {
    const room = await open();
    room.say('One');
    room.say('Two');
    room.say('Two');
    expect(room.shown()).toEqual(['One: sending', 'Two: waiting']);
    expect(sending()).toHaveLength(1);
    await act(() => sending()[0]!.answer({ id: 'm1', timestamp: '', message: messageOf(1) }, 201));
    expect(sending().map(({ body }) => body.content)).toEqual(['One', 'Two']);
  });

  test('a message whose answer was lost is found on the server and not sent twice (P13)', async () => {
    const room = await open();
    room.say('In the tunnel');
    const { clientId } = sending()[0]!.body;
    await act(() => sending()[0]!.lose());
    const arrived = messageOf(1, { content: 'In the tunnel', sender_id: 'mina', clientId });
    await act(() => last()!.answer(page([arrived])));
    expect(room.shown()).toEqual(['In the tunnel: sent']);
    expect(sending()).toHaveLength(1);
  });

  test('a failed message stays in place until it is retried or deleted (D79)', async () => {
    const room = await open([messageOf(1)]);
    room.say('Too fast');
    await act(() => sending()[0]!.answer({ error: 'Slow down.', code: 'too_many_messages' }, 429));
    expect(room.shown()).toEqual(['message 1: sent', 'Too fast: failed']);
    const { key } = room.now().messages[1]!;
    act(() => room.now().retry(key));
    expect(sending()[1]?.body.clientId).toBe(key);
    await act(() => sending()[1]!.answer({ error: 'Slow down.', code: 'too_many_messages' }, 429));
    act(() => room.now().discard(key));
    expect(room.shown()).toEqual(['message 1: sent']);
  });

  test('changes are read from the last known number on: new messages, edits and deletions', async () => {
    const room = await open([messageOf(1), messageOf(2)]);
    await room.hear(5);
    expect(last()?.query).toMatchObject({ after: '2', include: 'system' });
    const edited = messageOf(1, { changed: 3, content: 'edited', edited_at: '2026-11-22T12:01:00.000Z' });
    const deleted = messageOf(2, { changed: 4, content: '', deleted_at: '2026-11-22T12:01:00.000Z' });
    await act(() => last()!.answer(page([edited, deleted, messageOf(5)])));
    expect(room.now().messages.map(({ message }) => message.content)).toEqual(['edited', '', 'message 5']);
    await room.hear(6);
    expect(last()?.query).toMatchObject({ after: '5' });
  });

  test('a message that was stored earlier but heard of later stands at its place by number', async () => {
    const room = await open([messageOf(1)]);
    await room.hear(3);
    await act(() => last()!.answer(page([messageOf(3), messageOf(2)])));
    expect(room.now().messages.map(({ message }) => message.id)).toEqual(['m1', 'm2', 'm3']);
  });

  test('an edit of a message above the loaded part does not bring it in at the end', async () => {
    const room = await open([messageOf(60), messageOf(61)], { previous: 60 });
    await room.hear(62);
    await act(() => last()!.answer(page([messageOf(3, { changed: 62 })])));
    expect(room.now().messages.map(({ message }) => message.id)).toEqual(['m60', 'm61']);
  });

  test('the newest messages are loaded in place of very many changes', async () => {
    const room = await open([messageOf(1)]);
    await room.hear(900);
    for (let count = 0; count < 4; count++) {
      const number = 2 + count;
      await act(() => last()!.answer(page([messageOf(number)], { more: true })));
    }
    expect(last()?.query.after).toBeUndefined();
    await act(() => last()!.answer(page([messageOf(899), messageOf(900)], { previous: 899 })));
    expect(room.now().messages.map(({ message }) => message.id)).toEqual(['m899', 'm900']);
  });

  test('a blank message is not sent (2 §5)', async () => {
    const room = await open();
    room.say(' \n\t');
    expect(sending()).toEqual([]);
  });

  test('a product is sent as a card, and a failed one is not kept', async () => {
    const room = await open();
    const product = { id: 'p1', name: 'Coat', price: 90 } as OnWire<never>;
    let outcome: unknown;
    act(
      () =>
        void room
          .now()
          .ask.sendCards('r1', [product])
          .then((is) => (outcome = is)),
    );
    expect(sending()[0]?.body).toMatchObject({ content: '', productId: 'p1' });
    await act(() => sending()[0]!.answer({ error: 'No.', code: 'product_not_found' }, 404));
    expect(outcome).toMatchObject({ status: 'failed', failure: { code: 'product_not_found' } });
    expect(room.shown()).toEqual([]);
  });
});

describe('votes of a room', () => {
  const vote = {
    id: 'v1',
    question: 'Which one?',
    creator_id: 'jun',
    creator_name: 'jun',
    creator_avatar: null,
    created_at: '',
    userVote: null,
    options: [
      { id: 'a', text: 'Red', voteCount: 1, voters: [{ userId: 'jun', userName: 'jun' }] },
      { id: 'b', text: 'Blue', voteCount: 0, voters: [] },
    ],
  };
  const viewer = { id: 'mina', name: 'mina.k', avatar: null };
  const casting = () => app.network.calls.filter(({ path }) => path === '/api/dressingroom/votes/v1/vote');

  async function openVote() {
    const room = await open([messageOf(1, { message_type: 'vote', vote })]);
    const shown = room.now().messages[0]!.message as Message;
    const { result } = renderHook(() => useVote(shown.vote!, viewer), app.rendering);
    return {
      room,
      choose: (id: string | undefined) => act(() => result.current.choose(id)),
      counts: () =>
        result.current.options.map(
          ({ text, voteCount, voters = [] }) =>
            `${text} ${voteCount} ${voters.map(({ userName }) => userName).join()}`,
        ),
    };
  }

  test('a choice shows at once, moves, and is taken back; the client says what it wants (D59)', async () => {
    const { choose, counts } = await openVote();
    choose('b');
    expect(counts()).toEqual(['Red 1 jun', 'Blue 1 mina.k']);
    expect(casting()[0]?.body).toMatchObject({ optionId: 'b', holds: true });
    await act(() => casting()[0]!.answer({ results: [], userVote: 'b' }));
    choose('a');
    expect(counts()).toEqual(['Red 2 jun,mina.k', 'Blue 0 ']);
    await act(() => casting()[1]!.answer({ results: [], userVote: 'a' }));
    choose(undefined);
    expect(counts()).toEqual(['Red 1 jun', 'Blue 0 ']);
    expect(casting()[2]?.body).toMatchObject({ holds: false });
    const sequences = casting().map(({ body }) => Number(body.sequence));
    expect(sequences).toEqual(sequences.toSorted((one, other) => one - other));
  });

  test('a failed vote returns to the confirmed state, and the room is read again after success and failure (2 §4, D79)', async () => {
    const { choose, counts } = await openVote();
    choose('b');
    await act(() => casting()[0]!.answer({ error: 'Closed.', code: 'vote_closed' }, 409));
    expect(counts()).toEqual(['Red 1 jun', 'Blue 0 ']);
    expect(last()?.query).toMatchObject({ after: '1' });
  });

  test('a new vote shows at once; a failed one returns to the filled form with its text (D79)', async () => {
    const room = await open();
    const draft = {
      question: 'Which coat?',
      options: [
        { kind: 'link' as const, key: '1', text: 'Camel', linkUrl: 'https://shop.test/camel' },
        { kind: 'link' as const, key: '2', text: 'Black', linkUrl: 'https://shop.test/black' },
      ],
    };
    let outcome: unknown;
    act(() => room.now().form.setDraft(draft));
    act(
      () =>
        void room
          .now()
          .form.start(draft)
          .then((is) => (outcome = is)),
    );
    expect(room.now().messages.map(({ message }) => message.vote?.question)).toEqual(['Which coat?']);
    expect(room.now().form.draft).toBeUndefined();
    const starting = app.network.last(`${ROOM}/votes`);
    expect(starting.body).toMatchObject({ question: 'Which coat?', voteType: 'single', isAnonymous: false });
    await act(() => starting.answer({ error: 'No.' }, 400));
    expect(outcome).toMatchObject({ status: 'failed' });
    expect(room.now().form.draft).toMatchObject(draft);
    expect(room.now().messages).toEqual([]);
  });
});
