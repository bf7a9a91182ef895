import { commentsCalls, postsCalls } from '@vitrine/api';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { defineOutbox } from '../outbox/outbox.ts';
import { memoryStorage, sharedMap } from '../storage/memory-storage.ts';
import { heldApp } from '../testing/app.tsx';
import type { HeldCall } from '../testing/held-network.ts';
import { defineAttachments } from './attachments.ts';
import { keepFile, keptFiles, sweepKeptFiles } from './kept-files.ts';

const ASK = '/api/post/get-upload-url';
const SEND = '/api/post/comment';
const HOUR_MS = 3_600_000;

const pictures = defineAttachments<string>({
  kind: 'message',
  ask: (api, body, signal) => api(postsCalls).askUpload({ body }, { signal }),
  aboutFrom: (kept) => (typeof kept === 'string' ? kept : undefined),
});
const messages = defineOutbox<string, string, string>({
  kind: 'message',
  async send(api, { clientId, thread, draft, attachments }) {
    const content = [draft, ...attachments.map(({ key }) => key)].join(' ');
    return (await api(commentsCalls).add({ body: { postId: thread, content, clientId } })).commentId;
  },
  draftFrom: (kept) => (typeof kept === 'string' ? kept : undefined),
  reason: { kind: 'message' },
  attachments: { of: pictures },
});

type App = ReturnType<typeof heldApp>;

let signedIn: ReturnType<typeof sharedMap>;
let tab: ReturnType<typeof sharedMap>;
let app: App;
let isStorageOut: boolean;
const opened: App[] = [];

function open(inTab = tab): App {
  const next = heldApp({ localStorage: memoryStorage(signedIn), sessionStorage: memoryStorage(inTab) });
  opened.push(next);
  return next;
}
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  await sweepKeptFiles(undefined);
  signedIn = sharedMap();
  tab = sharedMap();
  isStorageOut = false;
  app = open();
  app.signIn();
  vi.stubGlobal('XMLHttpRequest', undefined);
  vi.stubGlobal('fetch', async () => {
    if (isStorageOut) throw new TypeError('Failed to fetch');
    return new Response();
  });
});
afterEach(() => {
  for (const { services } of opened.splice(0)) services.session.dispose();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const png = (name: string) => new Blob(['\x89PNG\r\n\x1a\n', name]);
const of = (draft = 'a message') => pictures(app.services).list(draft);
const shown = (draft?: string) =>
  of(draft).map(({ about, status, file }) => `${about} ${status}${file ? '' : ', gone'}`);
const add = (name: string, draft = 'a message') => pictures(app.services).add(draft, png(name), name);
const asked = () => app.network.calls.filter(({ path }) => path === ASK);
const sent = () => app.network.calls.filter(({ path }) => path === SEND);
const answered = new Set<HeldCall>();
const next = () => asked().find((call) => !answered.has(call));
async function grant(key: string): Promise<void> {
  await expect.poll(next).toBeDefined();
  const call = next() as HeldCall;
  answered.add(call);
  await call.answer({ uploadUrl: `https://storage.test/${key}`, key });
}
const keptOf = async (draft = 'a message', person = 'mina') => [
  ...(await keptFiles({ person, draft })).keys(),
];
const isKept = (count: number, draft?: string) => expect.poll(() => keptOf(draft)).toHaveLength(count);

async function chooseTwo(): Promise<void> {
  add('coat');
  await grant('k1');
  await expect.poll(() => shown()).toEqual(['coat done']);
  add('dress');
  await isKept(2);
}

describe('chosen files', () => {
  test('chosen files survive a reload: finished uploads are not repeated, the others go on', async () => {
    await chooseTwo();
    app = open();
    expect(shown()).toEqual(['coat done, gone', 'dress waiting, gone']);
    await pictures(app.services).recover('a message');
    await grant('k2');
    await expect.poll(() => shown()).toEqual(['coat done', 'dress done']);
    expect(asked()).toHaveLength(1);
    expect(await of()[1]?.file?.text()).toContain('dress');
  });

  test('a failed upload can be retried after a reload', async () => {
    add('coat');
    await isKept(1);
    isStorageOut = true;
    app = open();
    await pictures(app.services).recover('a message');
    await grant('k1');
    await expect.poll(() => shown()).toEqual(['coat failed']);
    isStorageOut = false;
    pictures(app.services).retry('a message');
    await grant('k2');
    await expect.poll(() => shown()).toEqual(['coat done']);
  });

  test('a sign-out in one tab removes the files in all tabs, also if that tab never opened them, and no one else gets them (P38)', async () => {
    await chooseTwo();
    const other = open(sharedMap());
    other.services.signOut();
    expect(shown()).toEqual([]);
    await isKept(0);
    other.signIn('jun');
    expect(shown()).toEqual([]);
    await pictures(app.services).recover('a message');
    expect(shown()).toEqual([]);
    expect(asked().filter(({ token }) => token === 'token of jun')).toEqual([]);
    expect(await keptOf('a message', 'jun')).toEqual([]);
  });

  test('the files of a person who signed out and closed the page at once are removed on the next visit', async () => {
    await chooseTwo();
    // The page was closed before the code that removes files was loaded.
    signedIn.values.set('attachments', '0');
    signedIn.values.delete('authToken');
    open(sharedMap());
    await isKept(0);
  });

  test('files survive an expired session, and their uploads go on once the same person is back', async () => {
    add('coat');
    await isKept(1);
    await expect.poll(() => asked().length).toBe(1);
    const [refused] = asked() as [HeldCall];
    answered.add(refused);
    await refused.answer({ error: 'Unauthorized', code: 'unauthorized' }, 401);
    expect(shown()).toEqual(['coat failed']);
    app.signIn();
    await grant('k1');
    await expect.poll(() => shown()).toEqual(['coat done']);
    await isKept(1);
  });

  test('files are removed when another person signs in after an expired session', async () => {
    await chooseTwo();
    app.services.session.refuse('token of mina');
    expect(shown()).toHaveLength(2);
    app.signIn('jun');
    expect(shown()).toEqual([]);
    await isKept(0);
  });

  test('files are removed a day after the last use of their draft, even if the draft is never opened again', async () => {
    await chooseTwo();
    vi.setSystemTime(Date.now() + 23 * HOUR_MS);
    app = open();
    app.signIn();
    await pictures(app.services).recover('a message');
    vi.setSystemTime(Date.now() + 23 * HOUR_MS);
    open(sharedMap());
    expect(signedIn.values.get('attachments')).not.toBe('0');
    await isKept(2);
    vi.setSystemTime(Date.now() + 25 * HOUR_MS);
    app.signIn();
    open(sharedMap());
    await expect.poll(() => signedIn.values.has('attachments')).toBe(false);
    expect(await keptOf()).toEqual([]);
  });

  test('files are removed with their draft', async () => {
    await chooseTwo();
    pictures(app.services).remove('a message', of()[0]?.id ?? '');
    await isKept(1);
    pictures(app.services).forget('a message');
    await isKept(0);
    expect(shown()).toEqual([]);
  });

  test('kept files are limited to 200 MB: those of the oldest drafts are removed first, and a file that does not fit lasts for this visit', async () => {
    const large = new Blob([new Uint8Array(60_000_000)]);
    for (const draft of ['first', 'second', 'third']) {
      await keepFile({ person: 'mina', draft }, 'a', large);
      vi.setSystemTime(Date.now() + 1000);
    }
    await isKept(1, 'first');
    vi.setSystemTime(Date.now() + 1000);
    await keepFile({ person: 'mina', draft: 'fourth' }, 'a', large);
    // Reading its files counted as a use of the first draft, so the second one was evicted.
    expect(await Promise.all(['first', 'second', 'third', 'fourth'].map((draft) => keptOf(draft)))).toEqual([
      ['a'],
      [],
      ['a'],
      ['a'],
    ]);
    for (const id of ['b', 'c', 'd']) await keepFile({ person: 'mina', draft: 'fourth' }, id, large);
    expect(await keptOf('fourth')).toEqual(['a', 'b', 'c']);
    expect(await keptOf('first')).toEqual([]);
  });

  test.each([
    [
      'throws',
      () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    ],
    [
      'has no room',
      function noRoom(this: IDBObjectStore) {
        throw new DOMException('Quota exceeded', 'QuotaExceededError');
      },
    ],
  ])(
    'files last for this visit if the database %s, and count as lost after a reload',
    async (what, refuse) => {
      const spy =
        what === 'throws'
          ? vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(refuse as never)
          : vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(refuse as never);
      add('coat');
      await grant('k1');
      add('dress');
      await expect.poll(() => shown()).toEqual(['coat done', 'dress uploading']);
      app = open();
      const lost = await pictures(app.services).recover('a message');
      expect(lost).toEqual([of()[1]?.id]);
      expect(shown()).toEqual(['coat done, gone', 'dress failed, gone']);
      spy.mockRestore();
    },
  );
});

describe('a message with pictures', () => {
  const send = () => messages(app.services).add('room', 'Look:', undefined, 'a message');
  const waiting = () =>
    messages(app.services)
      .entries()
      .map(({ draft, status }) => `${draft} ${status}`);

  test('a message is sent once its pictures are uploaded, and its pictures are forgotten then', async () => {
    add('coat');
    send();
    expect(waiting()).toEqual(['Look: sending']);
    await grant('k1');
    await expect.poll(() => sent().length).toBe(1);
    expect(sent()[0]?.body).toMatchObject({ content: 'Look: k1', clientId: 'a message' });
    await sent()[0]?.answer({ commentId: '1' }, 201);
    expect(waiting()).toEqual([]);
    expect(shown()).toEqual([]);
    await isKept(0);
  });

  test('a message that waits for its uploads survives a reload, and is sent then', async () => {
    add('coat');
    send();
    await isKept(1);
    app = open();
    expect(waiting()).toEqual(['Look: sending']);
    await grant('k1');
    await expect.poll(() => sent().length).toBe(1);
    expect(sent()[0]?.body).toMatchObject({ content: 'Look: k1' });
  });

  test('a message fails with its picture, and a retry sends both', async () => {
    isStorageOut = true;
    add('coat');
    send();
    await grant('k1');
    await expect.poll(waiting).toEqual(['Look: failed']);
    expect(sent()).toEqual([]);
    isStorageOut = false;
    messages(app.services).retry('a message');
    await grant('k2');
    await expect.poll(() => sent().length).toBe(1);
    expect(sent()[0]?.body).toMatchObject({ content: 'Look: k2' });
  });

  test('a message is not sent without a picture that a reload lost', async () => {
    add('coat');
    send();
    await isKept(1);
    await sweepKeptFiles(undefined);
    app = open();
    await expect.poll(waiting).toEqual(['Look: failed']);
    expect(sent()).toEqual([]);
    expect(messages(app.services).entries()[0]?.failure?.code).toBe('upload_unknown');
  });

  test('a message can be removed during its uploads, which cancels them', async () => {
    add('coat');
    send();
    await expect.poll(() => asked().length).toBe(1);
    messages(app.services).remove('a message');
    expect(waiting()).toEqual([]);
    expect(asked()[0]?.isAborted()).toBe(true);
    await isKept(0);
    expect(sent()).toEqual([]);
  });

  test('a message uploads its pictures again if the server no longer holds them', async () => {
    add('coat');
    send();
    await grant('k1');
    await expect.poll(() => sent().length).toBe(1);
    await sent()[0]?.answer({ error: 'There is no such upload.', code: 'upload_unknown', about: 'k1' }, 404);
    await expect.poll(() => asked().length).toBe(2);
    await grant('k2');
    messages(app.services).retry('a message');
    await expect.poll(() => sent().length).toBe(2);
    expect(sent()[1]?.body).toMatchObject({ content: 'Look: k2', clientId: 'a message' });
  });
});
