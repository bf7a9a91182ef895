import { postsCalls } from '@vitrine/api';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { heldApp } from '../testing/app.tsx';
import { settled } from '../testing/held-network.ts';
import { contentTypeOf } from './content-type.ts';
import { type AskUpload, createUploads } from './uploads.ts';

const ask: AskUpload = (api, body, signal) => api(postsCalls).askUpload({ body }, { signal });
const ASK = '/api/post/get-upload-url';

const png = () => new Blob([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), 'rest']);

let app: ReturnType<typeof heldApp>;
let sent: { url: string; type: string | null; status: PromiseWithResolvers<Response> }[];
beforeEach(() => {
  app = heldApp();
  app.signIn();
  sent = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const status = Promise.withResolvers<Response>();
    init.signal?.addEventListener('abort', () => status.reject(init.signal?.reason));
    sent.push({ url, type: new Headers(init.headers).get('content-type'), status });
    return status.promise;
  });
});
afterEach(() => {
  app.services.session.dispose();
  vi.unstubAllGlobals();
});

const calls = () => app.network.calls.filter(({ path }) => path === ASK);
const grant = (key: string) =>
  calls()
    .at(-1)
    ?.answer({ uploadUrl: `https://storage.test/${key}`, key, headers: { 'content-type': 'image/png' } });

describe('uploads of files', () => {
  test('a file is uploaded to an address requested with its true type and size, and gets a key', async () => {
    const uploads = createUploads(app.services, ask);
    const arrival = uploads.begin('a', png());
    await settled();
    expect(calls()[0]?.body).toEqual({ fileType: 'image/png', fileSize: 12 });
    await grant('k1');
    expect(sent[0]).toMatchObject({ url: 'https://storage.test/k1', type: 'image/png' });
    expect(uploads.list()).toMatchObject([{ id: 'a', status: 'uploading' }]);
    sent[0]?.status.resolve(new Response());
    expect(await arrival).toBe('k1');
    expect(uploads.list()).toMatchObject([{ id: 'a', status: 'done', progress: 1, key: 'k1' }]);
  });

  test('a failed upload is retried at a new address, since the old one may have expired (P21)', async () => {
    const uploads = createUploads(app.services, ask);
    void uploads.begin('a', png());
    await settled();
    await grant('k1');
    sent[0]?.status.resolve(new Response(null, { status: 403 }));
    await settled();
    expect(uploads.list()).toMatchObject([{ status: 'failed', failure: { kind: 'http', status: 403 } }]);
    const arrival = uploads.retry('a');
    await settled();
    await grant('k2');
    sent[1]?.status.resolve(new Response());
    expect(await arrival).toBe('k2');
  });

  test('uploads run two at a time, in order, and a cancelled one makes room', async () => {
    const uploads = createUploads(app.services, ask);
    for (const id of ['a', 'b', 'c']) void uploads.begin(id, png());
    await settled();
    expect(calls()).toHaveLength(2);
    expect(uploads.list().map(({ status }) => status)).toEqual(['uploading', 'uploading', 'waiting']);
    uploads.remove('a');
    await settled();
    expect(calls()[0]?.isAborted()).toBe(true);
    expect(calls()).toHaveLength(3);
    expect(uploads.list().map(({ id, status }) => `${id} ${status}`)).toEqual(['b uploading', 'c uploading']);
  });

  test('a refused upload has the server’s own words as its reason', async () => {
    const uploads = createUploads(app.services, ask);
    void uploads.begin('a', new Blob(['?']));
    await settled();
    await calls()[0]?.answer(
      { error: 'This kind of file can’t be used. Choose another one.', code: 'upload_type' },
      400,
    );
    expect(uploads.list()[0]?.failure).toEqual({
      kind: 'http',
      status: 400,
      code: 'upload_type',
      text: 'This kind of file can’t be used. Choose another one.',
    });
  });

  test('uploads are cancelled when their person leaves (P38)', async () => {
    const uploads = createUploads(app.services, ask);
    const arrival = uploads.begin('a', png());
    await settled();
    app.services.signOut();
    await settled();
    expect(uploads.list()).toEqual([]);
    expect(await arrival).toBeUndefined();
  });
});

test.each([
  ['image/jpeg', [0xff, 0xd8, 0xff, 0xe0]],
  ['image/heic', [...'\0\0\0\x18ftypheic'].map((letter) => letter.charCodeAt(0))],
  ['video/mp4', [...'\0\0\0\x18ftypisom'].map((letter) => letter.charCodeAt(0))],
  ['video/webm', [0x1a, 0x45, 0xdf, 0xa3]],
  ['image/heic', [...'\0\0\0\x18ftyphevc'].map((letter) => letter.charCodeAt(0))],
  ['image/avif', [...'\0\0\0\x18ftypavis'].map((letter) => letter.charCodeAt(0))],
  ['image/webp', [...'RIFF\0\0\0\0WEBP'].map((letter) => letter.charCodeAt(0))],
])('a file with no type, or a wrong one, is recognized as %s by its first bytes', async (type, bytes) => {
  expect(await contentTypeOf(new Blob([Uint8Array.from(bytes)]))).toBe(type);
  expect(await contentTypeOf(new Blob([Uint8Array.from(bytes)], { type: 'text/plain' }))).toBe(type);
});

test('a file with unknown first bytes has its system’s type', async () => {
  expect(await contentTypeOf(new Blob(['hello'], { type: 'text/plain' }))).toBe('text/plain');
  expect(await contentTypeOf(new Blob([]))).toBe('');
});

test('a file whose first bytes contradict its system’s type has no type', async () => {
  expect(await contentTypeOf(new Blob(['hello'], { type: 'video/mp4' }))).toBe('');
  expect(await contentTypeOf(new Blob(['<svg onload="alert(1)"/>'], { type: 'image/png' }))).toBe('');
});
