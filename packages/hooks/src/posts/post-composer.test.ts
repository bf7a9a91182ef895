import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryStorage, sharedMap } from '../storage/memory-storage.ts';
import { heldApp } from '../testing/app.tsx';
import { settled } from '../testing/held-network.ts';
import { postOf } from '../testing/posts.ts';
import { postChanges } from './post-changes.ts';
import { postComposer } from './post-composer.ts';

const ASK = '/api/post/get-upload-url';
const CREATE = '/api/post/create';

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
  vi.stubGlobal('fetch', async () => {
    if (isStorageOut) throw new TypeError('Failed to fetch');
    return new Response();
  });
});
afterEach(() => {
  for (const { services } of opened.splice(0)) services.session.dispose();
  vi.unstubAllGlobals();
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
const creations = () => app.network.calls.filter(({ path }) => path === CREATE);

/** Answers every question for an address that is open. */
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
/** Says that a try whose answer was lost made no post. */
const notThere = () =>
  app.network
    .last(PUBLICATION + creations().at(-1)?.body.clientId)
    .answer({ error: 'No', code: 'publication_not_found' }, 404);

const idOf = (name: string) =>
  composer()
    .getState()
    .media.find(({ preview }) => preview === `data:,${name}`)?.id ?? '';

describe('a post that is being written', () => {
  test('is published with its pictures in their order, their words, and the links that lead somewhere', async () => {
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
    expect(creations()).toHaveLength(1);
    expect(creations()[0]?.body).toMatchObject({
      userId: 'mina',
      content: 'New coat',
      media: [{ key: 'k3' }, { key: 'k1', alt: 'A coat' }, { key: 'k2' }],
      links: [{ url: 'https://shop.test/coat', label: 'Coat' }],
    });
    await creations()[0]?.answer(postOf('p9', { user_id: 'mina' }), 201);
    expect((await published)?.id).toBe('p9');
    expect(postChanges(app.services).getState().inFront).toMatchObject([{ id: 'p9' }]);
    expect(composer().getState()).toMatchObject({ content: '', media: [], links: [] });
  });

  test('takes ten pictures and videos at most', () => {
    composer().add(Array.from({ length: 12 }, (_, place) => picture(`${place}`)));
    expect(shown()).toHaveLength(10);
  });

  test('waits for what did not arrive, which can be sent again', async () => {
    isStorageOut = true;
    composer().add([picture('a')]);
    await grantAll();
    expect(shown()).toEqual(['a failed']);
    expect(await composer().publish()).toBeUndefined();
    expect(creations()).toEqual([]);
    isStorageOut = false;
    composer().retry(idOf('a'));
    await grantAll();
    expect(shown()).toEqual(['a done']);
  });

  test('goes out under the same name once more where the answer was lost, so that there is one post', async () => {
    composer().add([picture('a')]);
    await grantAll();
    const first = composer().publish();
    await creations()[0]?.lose();
    await notThere();
    expect(await first).toBeUndefined();
    expect(composer().getState()).toMatchObject({ status: 'writing', failure: { kind: 'network' } });
    void composer().publish();
    expect(creations()[1]?.body.clientId).toBe(creations()[0]?.body.clientId);
  });

  test.each([
    ['was lost', () => creations()[0]?.lose()],
    ['cannot be read', () => creations()[0]?.answer('<html>', 200)],
  ])('is published where its answer %s, but the server has it', async (_, fail) => {
    composer().add([picture('a')]);
    await grantAll();
    composer().setContent('A coat');
    const published = composer().publish();
    await fail();
    const name = creations()[0]?.body.clientId as string;
    const post = postOf('p9', { user_id: 'mina', content: 'A coat' });
    await app.network.last(PUBLICATION + name).answer({ clientId: name, state: 'published', post });
    expect((await published)?.id).toBe('p9');
    expect(postChanges(app.services).getState().inFront).toMatchObject([{ id: 'p9' }]);
    expect(composer().getState()).toMatchObject({ content: '', media: [], status: 'writing' });
  });

  test('is published as it is by now where an earlier try, whose answer was lost, had made it', async () => {
    composer().add([picture('a')]);
    await grantAll();
    composer().setContent('A caot');
    void composer().publish();
    await creations()[0]?.lose();
    await notThere();
    composer().setContent('A coat');
    const published = composer().publish();
    await creations()[1]?.answer(postOf('p9', { user_id: 'mina', content: 'A caot', version: 1 }), 201);
    const update = app.network.last('/api/post/update/p9');
    expect(update.body).toMatchObject({ content: 'A coat', version: 1 });
    await update.answer({ message: '', post: postOf('p9', { user_id: 'mina', content: 'A coat' }) });
    expect((await published)?.content).toBe('A coat');
  });

  test('stays as it is while it is published, and can be changed again where that fails', async () => {
    composer().add([picture('a')]);
    await grantAll();
    composer().setContent('A coat');
    void composer().publish();
    composer().setContent('A coat and a hat');
    composer().remove(idOf('a'));
    composer().clear();
    expect(composer().getState()).toMatchObject({ content: 'A coat', media: [{ preview: 'data:,a' }] });
    await creations()[0]?.lose();
    await notThere();
    composer().setContent('A coat and a hat');
    expect(composer().getState().content).toBe('A coat and a hat');
  });

  test('is there after a reload with what had arrived, and says what had not', async () => {
    composer().add([picture('a')]);
    await grantAll();
    composer().setContent('Half a thought');
    composer().add([picture('b')]);
    const { clientId } = JSON.parse(kept.values.get('drafts-post!:mina') ?? '{}').drafts[0][1];
    open();
    expect(shown()).toEqual(['a done']);
    expect(composer().getState()).toMatchObject({ content: 'Half a thought', lost: 1 });
    void composer().publish();
    expect(creations()[0]?.body).toMatchObject({ clientId, media: [{ key: 'k1' }] });
  });

  test('goes with the person, and is not the next one’s (P38)', async () => {
    composer().add([picture('a')]);
    composer().setContent('Mine');
    app.services.signOut();
    app.signIn('jun');
    await grantAll();
    expect(composer().getState()).toMatchObject({ content: '', media: [] });
    expect([...kept.values.keys()].filter((key) => key.includes('mina'))).toEqual([]);
  });

  test('sends a video with its poster, and publishes both', async () => {
    const file = new Blob(['video']);
    composer().add([{ kind: 'video', file, poster: new Blob(['poster']), preview: 'data:,v' }]);
    await grantAll();
    void composer().publish();
    expect(creations()[0]?.body).toMatchObject({ media: [{ key: 'k1', poster: 'k2' }] });
  });

  test('says which of its files the server would not publish, which then can be taken out', async () => {
    composer().add([picture('a'), picture('b')]);
    await grantAll();
    const published = composer().publish();
    const refusal = { error: 'This file cannot be read.', code: 'upload_content', about: 'k2' };
    await creations()[0]?.answer(refusal, 400);
    expect(await published).toBeUndefined();
    expect(shown()).toEqual(['a done', 'b failed']);
    expect(composer().getState().media[1]).toMatchObject({ refused: true, failure: { text: refusal.error } });
    expect(await composer().publish()).toBeUndefined();
    composer().remove(idOf('b'));
    void composer().publish();
    expect(creations()[1]?.body).toMatchObject({ media: [{ key: 'k1' }] });
  });

  test('goes out without a poster that the server would not have', async () => {
    composer().add([{ kind: 'video', file: new Blob(['video']), poster: new Blob(['poster']) }]);
    await grantAll();
    void composer().publish();
    await creations()[0]?.answer({ error: 'No', code: 'upload_content', about: 'k2' }, 400);
    await settled();
    expect(creations()[1]?.body.media).toEqual([{ key: 'k1' }]);
  });

  test('names what is lost after a reload, and sends the others once more', async () => {
    composer().add([picture('a')]);
    await grantAll();
    open();
    composer().add([picture('b')]);
    await grantAll();
    void composer().publish();
    await creations()[0]?.answer({ error: 'Gone', code: 'upload_unknown', about: 'k1' }, 404);
    await grantAll();
    expect(shown()).toEqual(['a failed', 'b done']);
  });

  test('sends its files once more where the server does not keep them any more', async () => {
    composer().add([picture('a')]);
    await grantAll();
    void composer().publish();
    await creations()[0]?.answer({ error: 'There is no such upload.', code: 'upload_unknown' }, 404);
    expect(composer().getState().failure?.text).toBe('There is no such upload.');
    await grantAll();
    void composer().publish();
    expect(creations()[1]?.body).toMatchObject({ media: [{ key: 'k2' }] });
  });
});
