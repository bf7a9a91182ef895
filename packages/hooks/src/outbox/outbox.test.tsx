import { commentsCalls } from '@vitrine/api';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryStorage, sharedMap } from '../storage/memory-storage.ts';
import { heldApp } from '../testing/app.tsx';
import { DOUBLE_PRESS_MS, defineOutbox } from './outbox.ts';
import { threaded } from './outbox-entry.ts';

const notes = defineOutbox<{ text: string }, string>({
  kind: 'note',
  async send(api, { clientId, thread, draft }) {
    const body = { postId: thread, content: draft.text, clientId };
    return (await api(commentsCalls).add({ body }, { keepalive: true })).commentId;
  },
  draftFrom: (kept) =>
    typeof kept === 'object' && kept !== null && 'text' in kept && typeof kept.text === 'string'
      ? { text: kept.text }
      : undefined,
  reason: { kind: 'note' },
});

let kept: ReturnType<typeof sharedMap>;
let signedIn: ReturnType<typeof sharedMap>;
let app: ReturnType<typeof heldApp>;
const opened: ReturnType<typeof heldApp>[] = [];

function open() {
  app = heldApp({ localStorage: memoryStorage(signedIn), sessionStorage: memoryStorage(kept) });
  opened.push(app);
}
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  kept = sharedMap();
  signedIn = sharedMap();
  open();
  app.signIn();
});
afterEach(() => {
  for (const { services } of opened.splice(0)) services.session.dispose();
  vi.useRealTimers();
});

const outbox = () => notes(app.services);
const add = (text: string, thread = 'one') => outbox().add(thread, { text });
const asked = () => app.network.calls.map(({ body }) => body.content);
const shown = () =>
  outbox()
    .entries()
    .map(({ draft, status }) => `${draft.text}: ${status}`);
const answer = (text: string, body: unknown = { commentId: text }, status = 201) =>
  app.network.last('/', (call) => call.body.content === text).answer(body, status);
const lose = (text: string) => app.network.last('/', (call) => call.body.content === text).lose();

describe('entries of an outbox', () => {
  test('entries are sent one at a time and in order, thread by thread (D80)', async () => {
    add('first');
    add('second');
    add('elsewhere', 'other');
    expect(asked()).toEqual(['first', 'elsewhere']);
    expect(shown()).toEqual(['first: sending', 'second: waiting', 'elsewhere: sending']);
    const delivered = vi.fn();
    outbox().onDelivered(delivered);
    await answer('first');
    expect(delivered).toHaveBeenCalledWith(expect.objectContaining({ sent: 'first' }));
    expect(asked()).toEqual(['first', 'elsewhere', 'second']);
    await answer('second');
    expect(shown()).toEqual(['elsewhere: sending']);
  });

  test('a double press sends an entry once, and the same text a moment later is a new entry (D80)', () => {
    add('hello');
    add('hello');
    expect(shown()).toEqual(['hello: sending']);
    vi.advanceTimersByTime(DOUBLE_PRESS_MS);
    add('hello');
    expect(shown()).toEqual(['hello: sending', 'hello: waiting']);
  });

  test('a failed entry stays in place, and delays later ones until it is retried with the same client id (D79)', async () => {
    add('first');
    add('second');
    await lose('first');
    expect(shown()).toEqual(['first: failed', 'second: waiting']);
    expect(asked()).toEqual(['first']);
    const [failed] = outbox().entries();
    expect(failed?.failure).toMatchObject({ kind: 'network', status: 0 });
    outbox().retry(failed?.clientId ?? '');
    expect(app.network.calls.map(({ body }) => body.clientId)).toEqual([failed?.clientId, failed?.clientId]);
    await answer('first');
    await answer('second');
    expect(shown()).toEqual([]);
  });

  test('a failed entry can be removed, which lets the next one go; an entry being sent cannot (D79)', async () => {
    add('first');
    add('second');
    const [first] = outbox().entries();
    outbox().remove(first?.clientId ?? '');
    expect(shown()).toEqual(['first: sending', 'second: waiting']);
    await lose('first');
    outbox().remove(first?.clientId ?? '');
    expect(shown()).toEqual(['second: sending']);
  });

  test('an entry refused for itself delays no other one, and has the server’s words as its reason', async () => {
    add('bad');
    add('good');
    await answer('bad', { error: 'Post not found', code: 'post_not_found' }, 404);
    expect(shown()).toEqual(['bad: failed', 'good: sending']);
    expect(outbox().entries()[0]?.failure).toEqual({
      kind: 'http',
      status: 404,
      code: 'post_not_found',
      text: 'Post not found',
    });
  });

  test('entries keep their order, client id and failure over a reload, and one that was being sent is sent again', async () => {
    add('refused');
    await answer('refused', { error: 'Too fast', code: 'too_many' }, 429);
    add('behind');
    add('on its way', 'other');
    const before = outbox().entries();
    open();
    expect(shown()).toEqual(['refused: failed', 'behind: waiting', 'on its way: sending']);
    expect(
      outbox()
        .entries()
        .map(({ clientId }) => clientId),
    ).toEqual(before.map(({ clientId }) => clientId));
    expect(outbox().entries()[0]?.failure).toEqual(before[0]?.failure);
    expect(asked()).toEqual(['on its way']);
  });

  test.each([
    ['a text that is no JSON', '{'],
    ['another version', '{"version":2,"entries":[]}'],
    [
      'entries that are none',
      '{"version":1,"entries":[null,1,{"clientId":"a"},{"clientId":"a","thread":"t","at":1,"draft":5}]}',
    ],
  ])('an outbox reads a storage that may hold anything: %s', (_, text) => {
    kept.values.set('note!:mina', text);
    open();
    expect(shown()).toEqual([]);
  });

  test('entries are dropped when their person leaves, and the next person sees and sends none of them (P38)', async () => {
    add('mine');
    add('mine too');
    app.services.signOut();
    expect(shown()).toEqual([]);
    app.signIn('jun');
    expect(shown()).toEqual([]);
    const ofOthers = app.network.calls.filter(({ body, token }) => body.content && token !== 'token of mina');
    expect(ofOthers).toEqual([]);
    await lose('mine');
    expect(shown()).toEqual([]);
    expect([...kept.values.keys()]).not.toContain('note!:mina');
  });

  test('entries are sent at once when the page closes, in order, by calls that outlive it (P39)', () => {
    add('first');
    add('second');
    window.dispatchEvent(new Event('pagehide'));
    expect(asked()).toEqual(['first', 'second']);
    expect(app.network.calls.every(({ keepalive }) => keepalive)).toBe(true);
  });

  test('a guest’s entry is sent once after the sign-in (D85)', () => {
    app.services.signOut();
    expect(outbox().add('one', { text: 'hello' })).toBe(false);
    expect(app.services.signInGate.getReason()).toEqual({ kind: 'note' });
    app.services.signInGate.proceed();
    app.signIn('jun');
    expect(shown()).toEqual(['hello: sending']);
    expect(app.network.last('/', ({ body }) => body.content === 'hello').token).toBe('token of jun');
  });

  test('an entry stopped by an expired session is sent once the same person is back (P9)', async () => {
    add('hello');
    await answer('hello', { error: 'Unauthorized', code: 'unauthorized' }, 401);
    expect(shown()).toEqual(['hello: failed']);
    expect(app.services.signInGate.getReason()).toEqual({ kind: 'expired' });
    app.signIn();
    expect(shown()).toEqual(['hello: sending']);
    await answer('hello');
    expect(shown()).toEqual([]);
  });
});

test('an entry shows once, below the item that it was written below, and its client id tells that it has arrived (P13)', async () => {
  outbox().add('one', { text: 'a' }, '1');
  outbox().add('one', { text: 'b' });
  const entries = outbox().entries();
  interface Line {
    id: string;
    clientId: string | undefined;
  }
  const line = (id: string, clientId?: string): Line => ({ id, clientId });
  const names = { idOf: ({ id }: Line) => id, clientIdOf: ({ clientId }: Line) => clientId };
  const orderOf = (items: Line[]) =>
    threaded(items, entries, names).map(({ item, entry }) => item?.id ?? entry?.draft.text);
  expect(orderOf([line('1'), line('2')])).toEqual(['1', 'a', '2', 'b']);
  expect(orderOf([line('2')])).toEqual(['2', 'a', 'b']);
  expect(orderOf([line('1'), line('2'), line('3', entries[0]?.clientId)])).toEqual(['1', '2', '3', 'b']);
});
