import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryStorage, sharedMap } from '../storage/memory-storage.ts';
import { heldApp } from '../testing/app.tsx';
import { type HeldCall, settled } from '../testing/held-network.ts';
import { postOf } from '../testing/posts.ts';
import { postChanges } from './post-changes.ts';
import { postComposer } from './post-composer.ts';
import { type PublicationOutcome, publications } from './publications.ts';

const ASK = '/api/post/get-upload-url';
const PUBLISH = '/api/post/publish';

let app: ReturnType<typeof heldApp>;
let kept: ReturnType<typeof sharedMap>;
let signedIn: ReturnType<typeof sharedMap>;
let isStorageOut: boolean;
const opened: ReturnType<typeof heldApp>[] = [];

function open() {
  app = heldApp({ localStorage: memoryStorage(signedIn), sessionStorage: memoryStorage(kept) });
  opened.push(app);
}
beforeEach(() => {
  kept = sharedMap();
  signedIn = sharedMap();
  isStorageOut = false;
  open();
  app.signIn();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
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

const composer = () => postComposer(app.services);
const picture = (name: string) => ({
  kind: 'image' as const,
  file: new Blob([name]),
  preview: `data:,${name}`,
});
const shown = () =>
  composer()
    .getState()
    .media.map(({ preview, status }) => `${preview?.slice(6)} ${status}`);
const publishCalls = () => app.network.calls.filter(({ path }) => path === PUBLISH);

let keys = 0;
const answered = new Set<object>();
async function grantAll() {
  for (;;) {
    await settled();
    const asked = app.network.calls.filter((call) => call.path === ASK && !answered.has(call));
    if (asked.length === 0) return;
    for (const call of asked) {
      answered.add(call);
      keys += 1;
      await call.answer({ uploadUrl: `https://storage.test/${keys}`, key: `k${keys}` });
    }
  }
}
beforeEach(() => {
  keys = 0;
});

const PUBLICATION = '/api/post/publication/';
/** Answers that the server has no such post. */
const notThere = () =>
  app.network
    .last(PUBLICATION + publishCalls().at(-1)?.body.clientId)
    .answer({ error: 'No', code: 'publication_not_found' }, 404);

const take = (call = publishCalls().at(-1)) => {
  const { clientId = '', content = '' } = call?.body ?? {};
  return call?.answer({ clientId, state: 'preparing', content }, 202);
};
const asks = () => app.network.calls.filter(({ path }) => path.startsWith(PUBLICATION));
async function learn(of: HeldCall | undefined, outcome: object, status = 200) {
  const before = asks().length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asks().length).toBe(before + 1);
  const ask = asks().at(-1);
  expect(ask?.path).toBe(PUBLICATION + of?.body.clientId);
  await ask?.answer({ clientId: of?.body.clientId, ...outcome }, status);
}
const refusal = { state: 'refused', code: 'upload_content', error: 'This file cannot be read.' };
const outcomes: PublicationOutcome[] = [];
const listen = () => publications(app.services).onOutcome((outcome) => outcomes.push(outcome));
beforeEach(() => void outcomes.splice(0));

const idOf = (name: string) =>
  composer()
    .getState()
    .media.find(({ preview }) => preview === `data:,${name}`)?.id ?? '';

describe('a post that is being written', () => {
  test('a post is published with its pictures in order, their alt texts, and its valid links', async () => {
    composer().add([picture('a'), picture('b'), picture('c')]);
    await grantAll();
    expect(shown()).toEqual(['a done', 'b done', 'c done']);
    composer().move(idOf('c'), 0);
    composer().setAlt(idOf('a'), ' A coat ');
    composer().setContent(' New coat ');
    composer().setLinks([
      { url: 'shop.test/coat', label: 'Coat' },
      { url: 'https://shop.test/half', label: '' },
    ]);
    const published = composer().publish();
    void composer().publish();
    expect(publishCalls()).toHaveLength(1);
    expect(publishCalls()[0]?.body).toMatchObject({
      userId: 'mina',
      content: 'New coat',
      media: [{ key: 'k3' }, { key: 'k1', alt: 'A coat' }, { key: 'k2' }],
      links: [{ url: 'https://shop.test/coat', label: 'Coat' }],
    });
    await take();
    expect(await published).toBe(publishCalls()[0]?.body.clientId);
    expect(composer().getState()).toMatchObject({ content: '', media: [], links: [] });
    expect(postChanges(app.services).getState().inFront).toEqual([]);
    listen();
    await learn(publishCalls()[0], { state: 'published', post: postOf('p9', { userId: 'mina' }) });
    expect(postChanges(app.services).getState().inFront).toMatchObject([{ id: 'p9' }]);
    expect(outcomes).toMatchObject([{ state: 'published', post: { id: 'p9' } }]);
    // Nothing stays stored, not even the records of its attachments.
    expect([...kept.values.keys()]).toEqual([]);
  });

  test('a post takes at most ten pictures and videos', () => {
    composer().add(Array.from({ length: 12 }, (_, place) => picture(`${place}`)));
    expect(shown()).toHaveLength(10);
  });

  test('a post waits for a failed upload, which can be retried', async () => {
    isStorageOut = true;
    composer().add([picture('a')]);
    await grantAll();
    expect(shown()).toEqual(['a failed']);
    expect(await composer().publish()).toBeUndefined();
    expect(publishCalls()).toEqual([]);
    isStorageOut = false;
    composer().retry(idOf('a'));
    await grantAll();
    expect(shown()).toEqual(['a done']);
  });

  test('a post whose answer was lost is sent again with the same client id, so that there is one post', async () => {
    composer().add([picture('a')]);
    await grantAll();
    const first = composer().publish();
    await publishCalls()[0]?.lose();
    await notThere();
    expect(await first).toBeUndefined();
    expect(composer().getState()).toMatchObject({ status: 'writing', failure: { kind: 'network' } });
    void composer().publish();
    expect(publishCalls()[1]?.body.clientId).toBe(publishCalls()[0]?.body.clientId);
  });

  test.each([
    ['was lost', () => publishCalls()[0]?.lose()],
    ['cannot be read', () => publishCalls()[0]?.answer('<html>', 200)],
  ])('a post is published if its answer %s but the server has it', async (_, fail) => {
    composer().add([picture('a')]);
    await grantAll();
    composer().setContent('A coat');
    const published = composer().publish();
    await fail();
    const name = publishCalls()[0]?.body.clientId as string;
    const post = postOf('p9', { userId: 'mina', content: 'A coat' });
    await app.network.last(PUBLICATION + name).answer({ clientId: name, state: 'published', post });
    expect(await published).toBe(name);
    await learn(publishCalls()[0], { state: 'published', post });
    expect(publishCalls()).toHaveLength(1);
    expect(postChanges(app.services).getState().inFront).toMatchObject([{ id: 'p9' }]);
    expect(composer().getState()).toMatchObject({ content: '', media: [], status: 'writing' });
  });

  test('a post that an earlier try made, with its answer lost, is updated to the present text', async () => {
    composer().add([picture('a')]);
    await grantAll();
    composer().setContent('A caot');
    void composer().publish();
    await publishCalls()[0]?.lose();
    await notThere();
    composer().setContent('A coat');
    void composer().publish();
    await take();
    const made = postOf('p9', { userId: 'mina', content: 'A caot', version: 1 });
    await learn(publishCalls()[1], { state: 'published', post: made });
    const update = app.network.last('/api/post/update/p9');
    expect(update.body).toMatchObject({ content: 'A coat', version: 1 });
    await update.answer({ message: '', post: postOf('p9', { userId: 'mina', content: 'A coat' }) });
    expect(postChanges(app.services).getState().inFront).toMatchObject([{ content: 'A coat' }]);
  });

  test('a post cannot be changed while it is sent, and can be changed again after a failure', async () => {
    composer().add([picture('a')]);
    await grantAll();
    composer().setContent('A coat');
    void composer().publish();
    composer().setContent('A coat and a hat');
    composer().remove(idOf('a'));
    composer().clear();
    expect(composer().getState()).toMatchObject({ content: 'A coat', media: [{ preview: 'data:,a' }] });
    await publishCalls()[0]?.lose();
    await notThere();
    composer().setContent('A coat and a hat');
    expect(composer().getState().content).toBe('A coat and a hat');
  });

  test('a post survives a reload with its finished uploads, and reports the lost ones', async () => {
    composer().add([picture('a')]);
    await grantAll();
    composer().setContent('Half a thought');
    composer().add([picture('b')]);
    const { clientId } = JSON.parse(kept.values.get('drafts-post!:mina') ?? '{}').drafts[0][1];
    open();
    composer();
    // Without IndexedDB, no file is recovered.
    await settled();
    expect(shown()).toEqual(['a done']);
    expect(composer().getState()).toMatchObject({ content: 'Half a thought', lost: 1 });
    void composer().publish();
    expect(publishCalls()[0]?.body).toMatchObject({ clientId, media: [{ key: 'k1' }] });
  });

  test('a post in flight at a reload is sent again with the same client id, and is published once', async () => {
    composer().add([picture('a')]);
    await grantAll();
    composer().setContent('A coat');
    void composer().publish();
    const [before] = publishCalls();
    open();
    expect(composer().getState()).toMatchObject({ status: 'publishing', content: 'A coat' });
    expect(shown()).toEqual(['a done']);
    expect(publishCalls()[0]?.body).toEqual(before?.body);
    await take();
    expect(composer().getState()).toMatchObject({ status: 'writing', content: '', media: [] });
    listen();
    await learn(publishCalls()[0], { state: 'published', post: postOf('p9', { userId: 'mina' }) });
    expect(outcomes).toMatchObject([{ state: 'published', post: { id: 'p9' } }]);
  });

  test('a post stays in the composer after its session has ended, and is published once its person presses again after the sign-in (P9)', async () => {
    composer().add([picture('a')]);
    await grantAll();
    composer().setContent('A coat');
    app.services.session.refuse('token of mina');
    expect(await composer().publish()).toBeUndefined();
    expect(app.services.signInGate.getReason()).toEqual({ kind: 'expired' });
    expect(composer().getState()).toMatchObject({ status: 'writing', content: 'A coat' });
    app.signIn();
    expect(publishCalls()).toEqual([]);
    void composer().publish();
    expect(publishCalls()[0]?.body).toMatchObject({ content: 'A coat', media: [{ key: 'k1' }] });
  });

  test('a post is dropped when its person leaves, and is not the next person’s (P38)', async () => {
    composer().add([picture('a')]);
    composer().setContent('Mine');
    app.services.signOut();
    app.signIn('jun');
    await grantAll();
    expect(composer().getState()).toMatchObject({ content: '', media: [] });
    expect([...kept.values.keys()].filter((key) => key.includes('mina'))).toEqual([]);
  });

  test('a video is uploaded with its poster, and both are published', async () => {
    const file = new Blob(['video']);
    composer().add([{ kind: 'video', file, poster: new Blob(['poster']), preview: 'data:,v' }]);
    await grantAll();
    void composer().publish();
    expect(publishCalls()[0]?.body).toMatchObject({ media: [{ key: 'k1', poster: 'k2' }] });
  });

  test('a file that the server refuses is named, and can then be removed', async () => {
    composer().add([picture('a'), picture('b')]);
    await grantAll();
    const published = composer().publish();
    const refusal = { error: 'This file cannot be read.', code: 'upload_content', about: 'k2' };
    await publishCalls()[0]?.answer(refusal, 400);
    expect(await published).toBeUndefined();
    expect(shown()).toEqual(['a done', 'b failed']);
    expect(composer().getState().media[1]).toMatchObject({ refused: true, failure: { text: refusal.error } });
    expect(await composer().publish()).toBeUndefined();
    composer().remove(idOf('b'));
    void composer().publish();
    expect(publishCalls()[1]?.body).toMatchObject({ media: [{ key: 'k1' }] });
  });

  test('a post is sent without a poster that the server refuses', async () => {
    composer().add([{ kind: 'video', file: new Blob(['video']), poster: new Blob(['poster']) }]);
    await grantAll();
    void composer().publish();
    await publishCalls()[0]?.answer({ error: 'No', code: 'upload_content', about: 'k2' }, 400);
    await settled();
    expect(publishCalls()[1]?.body.media).toEqual([{ key: 'k1' }]);
  });

  test('a file lost in a reload is named, and the others are uploaded again', async () => {
    composer().add([picture('a')]);
    await grantAll();
    open();
    composer().add([picture('b')]);
    await grantAll();
    void composer().publish();
    await publishCalls()[0]?.answer({ error: 'Gone', code: 'upload_unknown', about: 'k1' }, 404);
    await grantAll();
    expect(shown()).toEqual(['a failed', 'b done']);
  });

  test('files that the server no longer holds are uploaded again', async () => {
    composer().add([picture('a')]);
    await grantAll();
    void composer().publish();
    await publishCalls()[0]?.answer({ error: 'There is no such upload.', code: 'upload_unknown' }, 404);
    expect(composer().getState().failure?.text).toBe('There is no such upload.');
    await grantAll();
    void composer().publish();
    expect(publishCalls()[1]?.body).toMatchObject({ media: [{ key: 'k2' }] });
  });

  test('a post refused later returns to the composer with the reason, all of its text and its files', async () => {
    listen();
    composer().add([picture('a'), picture('b')]);
    await grantAll();
    composer().setContent('A coat');
    composer().setLinks([{ url: 'shop.test/coat', label: 'Coat' }]);
    composer().setAlt(idOf('a'), 'Brown');
    void composer().publish();
    await take();
    await learn(publishCalls()[0], { ...refusal, about: 'k2' });
    expect(composer().getState()).toMatchObject({
      content: 'A coat',
      links: [{ url: 'shop.test/coat', label: 'Coat' }],
      status: 'writing',
      failure: { code: 'upload_content', text: 'This file cannot be read.' },
      media: [
        { alt: 'Brown', status: 'done' },
        { status: 'failed', refused: true },
      ],
    });
    expect(
      composer()
        .getState()
        .media.every(({ file }) => file),
    ).toBe(true);
    expect(outcomes).toMatchObject([{ state: 'refused', failure: { about: 'k2' } }]);
    composer().remove(idOf('b'));
    void composer().publish();
    expect(publishCalls()[1]?.body).toMatchObject({
      clientId: publishCalls()[0]?.body.clientId,
      content: 'A coat',
      media: [{ key: 'k1', alt: 'Brown' }],
    });
  });

  test('a post refused later waits until the present one is published or discarded', async () => {
    composer().add([picture('a')]);
    composer().setContent('First');
    await grantAll();
    void composer().publish();
    await take();
    composer().setContent('Second');
    await learn(publishCalls()[0], refusal);
    expect(composer().getState()).toMatchObject({ content: 'Second', media: [], refusedWaiting: 1 });
    composer().clear();
    expect(composer().getState()).toMatchObject({ content: 'First', refusedWaiting: 0 });
    expect(shown()).toEqual(['a done']);
  });

  test('a publication is polled after a reload, and its outcome is reported once', async () => {
    composer().add([picture('a')]);
    composer().setContent('A coat');
    await grantAll();
    void composer().publish();
    await take();
    const [published] = publishCalls();
    open();
    expect(app.network.calls).toEqual([]);
    listen();
    expect(composer().getState()).toMatchObject({ content: '', media: [] });
    await learn(published, { state: 'published', post: postOf('p9', { userId: 'mina' }) });
    expect(outcomes).toMatchObject([{ state: 'published', post: { id: 'p9' } }]);
    open();
    listen();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(app.network.calls).toEqual([]);
    expect(outcomes).toHaveLength(1);
  });

  test('a refused post is in the composer after a reload', async () => {
    composer().add([picture('a')]);
    composer().setContent('A coat');
    await grantAll();
    void composer().publish();
    await take();
    const [published] = publishCalls();
    open();
    listen();
    await learn(published, refusal);
    open();
    expect(composer().getState()).toMatchObject({ content: 'A coat', failure: { code: 'upload_content' } });
    expect(shown()).toEqual(['a done']);
  });

  test('a publication is polled with growing pauses while its outcome is unknown', async () => {
    composer().add([picture('a')]);
    await grantAll();
    void composer().publish();
    await take();
    const times: number[] = [];
    for (let second = 1; second <= 300; second++) {
      await vi.advanceTimersByTimeAsync(1000);
      const ask = asks()[times.length];
      if (!ask) continue;
      times.push(second);
      await (times.length % 2 ? ask.lose() : ask.answer('<html>'));
    }
    expect(times.slice(0, 5)).toEqual([1, 3, 7, 15, 31]);
    expect(times.length).toBeLessThanOrEqual(10);
  });

  test('a publication is dropped when its person leaves: the next person neither polls it nor gets its text', async () => {
    composer().add([picture('a')]);
    composer().setContent('Mine');
    await grantAll();
    void composer().publish();
    await take();
    await vi.advanceTimersByTimeAsync(1000);
    const late = asks().at(-1);
    app.services.signOut();
    expect([...signedIn.values.keys()].filter((key) => key.includes('mina'))).toEqual([]);
    app.signIn('jun');
    listen();
    await late?.answer({ clientId: publishCalls()[0]?.body.clientId, ...refusal });
    await vi.advanceTimersByTimeAsync(600_000);
    expect(asks()).toHaveLength(1);
    expect(composer().getState()).toMatchObject({ content: '', media: [] });
    expect(outcomes).toEqual([]);
  });

  test('a post that the server no longer knows returns to the composer', async () => {
    composer().add([picture('a')]);
    composer().setContent('A coat');
    await grantAll();
    void composer().publish();
    await take();
    await learn(publishCalls()[0], { error: 'No', code: 'publication_not_found' }, 404);
    expect(composer().getState()).toMatchObject({ content: 'A coat', failure: { kind: 'network' } });
  });

  test('a post is sent again without a poster that is refused later', async () => {
    const file = new Blob(['video']);
    composer().add([{ kind: 'video', file, poster: new Blob(['poster']), preview: 'data:,v' }]);
    await grantAll();
    void composer().publish();
    await take();
    await learn(publishCalls()[0], { ...refusal, about: 'k2' });
    expect(publishCalls()[1]?.body).toMatchObject({
      clientId: publishCalls()[0]?.body.clientId,
      media: [{ key: 'k1' }],
    });
    expect(publishCalls()[1]?.body.media).not.toMatchObject([{ poster: 'k2' }]);
    await take();
    listen();
    await learn(publishCalls()[1], { state: 'published', post: postOf('p9', { userId: 'mina' }) });
    expect(outcomes).toMatchObject([{ state: 'published' }]);
  });
});
