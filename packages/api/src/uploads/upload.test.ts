import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { upload } from './upload.ts';

// A storage server that records requests, refuses those to /full and answers /hotel with HTML.
const received: { method: string | undefined; headers: IncomingHttpHeaders; body: string }[] = [];
const storage = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const { method, headers, url } = request;
    received.push({ method, headers, body: Buffer.concat(chunks).toString() });
    const type = url === '/hotel' ? { 'content-type': 'text/html; charset=utf-8' } : {};
    response.writeHead(url === '/full' ? 403 : 200, type).end();
  });
});
let origin: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => storage.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(storage.address() as AddressInfo).port}`;
});
afterAll(() => storage.close());
beforeEach(() => {
  received.length = 0;
});

const photo = new Blob(['12345'], { type: 'image/heic' });
const headers = { 'content-type': 'image/webp', 'if-none-match': '*' };
const target = (path = '/photo') => ({ url: `${origin}${path}`, headers });
const failure = (uploading: Promise<void>) => uploading.then(undefined, (error: unknown) => error);

describe('an upload to a presigned address', () => {
  test('an upload has the signed headers, the size of the file, and no token', async () => {
    await upload(target(), photo);
    expect(received).toMatchObject([
      { method: 'PUT', body: '12345', headers: { ...headers, 'content-length': '5' } },
    ]);
    expect(Object.keys(received[0]?.headers ?? {})).not.toContain('authorization');
  });

  test('a refused upload fails with the status of the storage', async () => {
    expect(await failure(upload(target('/full'), photo))).toMatchObject({
      name: 'ApiError',
      kind: 'http',
      status: 403,
      message: 'Upload failed: 403',
    });
  });

  test('an upload answered by an HTML page has failed, whatever its status', async () => {
    expect(await failure(upload(target('/hotel'), photo))).toMatchObject({ kind: 'unreadable' });
  });

  test('an upload distinguishes an abort, a timeout and a failed connection', async () => {
    const hanging: typeof globalThis.fetch = (_, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
      });
    const given = new AbortController();
    const uploading = upload(target(), photo, { fetch: hanging, signal: given.signal });
    given.abort();
    const broken = async () => Promise.reject(new TypeError('failed'));
    expect([
      await failure(uploading),
      await failure(upload(target(), photo, { signal: AbortSignal.abort() })),
      await failure(upload(target(), photo, { fetch: hanging, timeoutMs: 1 })),
      await failure(upload(target(), photo, { fetch: broken })),
    ]).toMatchObject([{ kind: 'aborted' }, { kind: 'aborted' }, { kind: 'timeout' }, { kind: 'network' }]);
    expect(received).toEqual([]);
  });
});

describe('an upload with progress events', () => {
  class Request {
    static made: Request[] = [];
    status = 0;
    sent: unknown[] = [];
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    constructor() {
      Request.made.push(this);
    }
    open = (...args: unknown[]) => this.sent.push(...args);
    setRequestHeader = (...args: unknown[]) => this.sent.push(...args);
    send = (body: unknown) => this.sent.push(body);
    abort = () => this.onabort?.();
    type: string | null = null;
    getResponseHeader = () => this.type;
  }
  const request = () => Request.made[0] as Request;
  beforeEach(() => {
    Request.made = [];
    vi.stubGlobal('XMLHttpRequest', Request);
  });
  afterEach(() => vi.unstubAllGlobals());

  test('an upload reports the sent share', async () => {
    const shares: number[] = [];
    const uploading = upload(target(), photo, { onProgress: (share) => shares.push(share) });
    request().upload.onprogress?.({ loaded: 2, total: 5 });
    Object.assign(request(), { status: 200 }).onload?.();
    await uploading;
    expect(shares).toEqual([0.4, 1]);
    expect(request().sent).toEqual(['PUT', `${origin}/photo`, ...Object.entries(headers).flat(), photo]);
  });

  test('an upload with progress that is answered by an HTML page has failed', async () => {
    const uploading = failure(upload(target(), photo));
    Object.assign(request(), { status: 200, type: 'text/html' }).onload?.();
    expect(await uploading).toMatchObject({ kind: 'unreadable' });
  });

  test('an upload with progress ends in the same errors', async () => {
    const given = new AbortController();
    const aborted = upload(target(), photo, { signal: given.signal });
    given.abort();
    expect(await failure(aborted)).toMatchObject({ kind: 'aborted' });

    Request.made = [];
    const broken = upload(target(), photo);
    request().onerror?.();
    expect(await failure(broken)).toMatchObject({ kind: 'network' });
  });
});
