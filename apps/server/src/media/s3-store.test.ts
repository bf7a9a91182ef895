import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type S3Server, startS3Server } from '../testing/s3-server.ts';
import { createS3Store, signed } from './s3-store.ts';

// From "Signature Calculations for the Authorization Header" and "Authenticating Requests: Using Query
// Parameters" in the API reference of Amazon S3.
describe('the published examples of AWS', () => {
  const keys = {
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    region: 'us-east-1',
  };
  const nothing = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
  const now = new Date('2013-05-24T00:00:00Z');
  const bucket = 'https://examplebucket.s3.amazonaws.com/';

  it.each([
    [
      'GET object',
      'GET',
      'test.txt',
      { range: 'bytes=0-9', 'x-amz-content-sha256': nothing },
      'host;range;x-amz-content-sha256;x-amz-date',
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    ],
    [
      'PUT object',
      'PUT',
      'test$file.text',
      {
        date: 'Fri, 24 May 2013 00:00:00 GMT',
        'x-amz-storage-class': 'REDUCED_REDUNDANCY',
        'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
      },
      'date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class',
      '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    ],
    [
      'GET bucket lifecycle',
      'GET',
      '?lifecycle',
      { 'x-amz-content-sha256': nothing },
      'host;x-amz-content-sha256;x-amz-date',
      'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
    ],
    [
      'GET bucket (list objects)',
      'GET',
      '?max-keys=2&prefix=J',
      { 'x-amz-content-sha256': nothing },
      'host;x-amz-content-sha256;x-amz-date',
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    ],
  ])(
    'the published examples are signed as AWS signs them: %s',
    async (_, method, path, headers, names, signature) => {
      const url = new URL(path, bucket);
      const request = await signed(keys, { method, url, headers: headers as Record<string, string>, now });
      expect(request.headers.get('authorization')).toBe(
        'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, ' +
          `SignedHeaders=${names}, Signature=${signature}`,
      );
    },
  );

  it('the published address that is valid for a day is signed as AWS signs it', async () => {
    const url = new URL('test.txt', bucket);
    const request = await signed(keys, { method: 'GET', url, headers: {}, now, expiresIn: 86_400 });
    expect(Object.fromEntries(request.url.searchParams)).toEqual({
      'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
      'X-Amz-Credential': 'AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request',
      'X-Amz-Date': '20130524T000000Z',
      'X-Amz-Expires': '86400',
      'X-Amz-SignedHeaders': 'host',
      'X-Amz-Signature': 'aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
    });
  });
});

let server: S3Server;
const clock = { now: Date.parse('2026-11-21T12:00:00Z') };
beforeAll(async () => {
  server = await startS3Server(() => clock.now);
});
afterAll(() => server.close());
beforeEach(() => server.objects.clear());

const storeOf = (changed: Partial<S3Server['settings']> = {}) =>
  createS3Store({ ...server.settings, ...changed }, () => clock.now);

describe('a bucket', () => {
  it('a bucket gets the type of each object', async () => {
    await storeOf().putOnce('ab/abc.mp4', Buffer.from('film'), 'video/mp4');
    expect(server.objects.get('ab/abc.mp4')).toEqual({ bytes: Buffer.from('film'), type: 'video/mp4' });
  });

  it('a request to a bucket that is busy for a moment is retried', async () => {
    server.failNext(503, 500);
    expect(await storeOf().putOnce('ab/abc.webp', Buffer.from('hat'), 'image/webp')).toBe(true);
    server.failNext(409);
    expect(await storeOf().putOnce('ab/abc.webp', Buffer.from('hat'), 'image/webp')).toBe(false);
  });

  it.each<[string, number[], Partial<S3Server['settings']>]>([
    ['that stays busy', [503, 503, 503], {}],
    ['with another key', [], { secretAccessKey: 'wrong' }],
    ['in another region', [301], {}],
    ['that is not there', [], { bucket: 'elsewhere' }],
  ])('a bucket %s causes an error that says what to check, without secrets', async (_, statuses, changed) => {
    server.failNext(...statuses);
    const error = await storeOf(changed)
      .putOnce('ab/abc.webp', Buffer.from('hat'), 'image/webp')
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect((error as Error).message).toMatch(
      /^The media store at .* answers status \d+ .*to PUT.*Check .*S3_BUCKET/s,
    );
    expect((error as Error).message).not.toContain(server.settings.secretAccessKey);
  });

  it('a bucket may be part of the host name', () => {
    expect(storeOf({ isPathStyle: false, endpoint: 'https://s3.example' }).uploadOrigin).toBe(
      'https://pictures.s3.example',
    );
  });
});

describe('an upload straight to a bucket', () => {
  const upload = () => ({
    contentType: 'image/png',
    fileSize: 5,
    expiresAt: new Date(clock.now + 60_000),
  });
  const address = async () => {
    const direct = await storeOf().presignPut?.('uploads/abc', upload(), new Date(clock.now));
    if (!direct) throw new Error('There is no address.');
    return direct;
  };
  const put = async (url: string, headers: Record<string, string>, body: string) =>
    (await fetch(url, { method: 'PUT', headers, body })).status;

  it('an upload arrives with the headers that came with its address', async () => {
    const { url, headers } = await address();
    expect(headers).toEqual({ 'content-type': 'image/png', 'if-none-match': '*' });
    expect(await put(url, headers, '12345')).toBe(200);
    expect(server.objects.get('uploads/abc')).toEqual({ bytes: Buffer.from('12345'), type: 'image/png' });
  });

  it('the first upload to an address is kept, and further ones are refused', async () => {
    const { url, headers } = await address();
    expect(await put(url, headers, '12345')).toBe(200);
    expect(await put(url, headers, '54321')).toBe(412);
    expect(await put(url, { 'content-type': 'image/png' }, '54321')).toBe(403);
    expect(server.objects.get('uploads/abc')?.bytes.toString()).toBe('12345');
  });

  it.each<[string, (given: { url: string; headers: Record<string, string> }) => Promise<number>]>([
    ['another type', ({ url, headers }) => put(url, { ...headers, 'content-type': 'text/html' }, '12345')],
    ['more bytes', ({ url, headers }) => put(url, headers, '123456')],
    ['fewer bytes', ({ url, headers }) => put(url, headers, '1234')],
    ['another key', ({ url, headers }) => put(url.replace('uploads/abc', 'uploads/abd'), headers, '12345')],
    [
      'a longer life',
      ({ url, headers }) => put(url.replace('X-Amz-Expires=60', 'X-Amz-Expires=600'), headers, '12345'),
    ],
    [
      'fewer signed headers',
      ({ url, headers }) => put(url.replace('content-length%3B', ''), headers, '123456'),
    ],
    [
      'an address that is over',
      ({ url, headers }) => {
        clock.now += 61_000;
        return put(url, headers, '12345');
      },
    ],
  ])('an upload is refused with %s', async (_, attack) => {
    expect(await attack(await address())).toBe(403);
    expect(server.objects.size).toBe(0);
  });
});

// s3rver checks no signatures, types or conditions. These tests prove that a foreign server understands our
// requests, not that it restricts them.
describe('a foreign server that speaks S3', () => {
  let directory: string;
  let foreign: S3rver;
  let store: ReturnType<typeof createS3Store>;
  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'vitrine-s3rver-'));
    foreign = new S3rver({
      address: '127.0.0.1',
      port: 0,
      silent: true,
      directory,
      configureBuckets: [{ name: 'pictures', configs: [] }],
    });
    const { port } = await foreign.run();
    store = createS3Store({
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'pictures',
      region: 'us-east-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      isPathStyle: true,
    });
  });
  afterAll(async () => {
    await foreign.close();
    rmSync(directory, { recursive: true });
  });

  it('a foreign S3 server supports storing, measuring, reading, direct uploads and removal', async () => {
    expect(await store.putOnce('ab/abc.webp', Buffer.from('0123456789'), 'image/webp')).toBe(true);
    expect(await store.sizeOf('ab/abc.webp')).toBe(10);
    const part = await store.read('ab/abc.webp', { start: 2, end: 4 });
    expect(await new Response(part?.body).text()).toBe('234');
    await store.remove('ab/abc.webp');
    expect(await store.sizeOf('ab/abc.webp')).toBeUndefined();
    expect(await store.read('ab/abc.webp')).toBeUndefined();

    const now = new Date();
    const expiresAt = new Date(now.getTime() + 60_000);
    const upload = { contentType: 'image/png', fileSize: 3, expiresAt };
    const direct = await store.presignPut?.('uploads/abc', upload, now);
    const { url = '', headers = {} } = direct ?? {};
    expect((await fetch(url, { method: 'PUT', headers, body: 'hat' })).status).toBe(200);
    expect(await store.sizeOf('uploads/abc')).toBe(3);
  });
});
