import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import type { S3Settings } from '../config/config.ts';
import { MINUTE, SECOND } from '../kernel/clock.ts';
import { type Content, checkedKey, type ObjectStore, type SignedUpload } from './object-store.ts';

type Headers = Record<string, string>;

const PATIENCE = 20 * SECOND;
const PATIENCE_FOR_BODIES = 5 * MINUTE;
/** Statuses that call for a retry; 409 for two concurrent writes of a key. */
const PASSING: readonly number[] = [409, 500, 503];
const PAUSES = [200, 800];

/** Stores files in a bucket, so that several instances share them without a disk. */
export function createS3Store(settings: S3Settings, clock = Date.now): ObjectStore {
  const bucket = bucketAddress(settings);
  const addressOf = (key: string) => new URL(checkedKey(key), bucket);

  /**
   * Sends a request, again after temporary failures. Returns once an expected status has arrived; throws
   * otherwise.
   */
  async function ask(
    method: string,
    key: string,
    expected: readonly number[],
    { headers = {}, body }: { headers?: Headers; body?: Blob } = {},
  ): Promise<Response> {
    const address = addressOf(key);
    for (let tries = 0; ; tries += 1) {
      const { answer, error } = await askOnce(method, address, headers, body).then(
        (answer) => ({ answer, error: undefined }),
        (error: unknown) => ({ answer: undefined, error }),
      );
      if (answer && expected.includes(answer.status)) return answer;
      const pause = PAUSES[tries];
      const isPassing = !answer || PASSING.includes(answer.status);
      if (!isPassing || pause === undefined) throw failureOf(method, await saidBy(answer), error);
      await answer?.body?.cancel();
      await wait(pause);
    }
  }

  async function askOnce(method: string, address: URL, given: Headers, body: Blob | undefined) {
    const { url, headers } = await signed(settings, {
      method,
      url: address,
      headers: { 'x-amz-content-sha256': await fingerprintOf(body), ...given },
      now: new Date(clock()),
    });
    // Limits the time until the status arrives, not that of reading the body.
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(), body ? PATIENCE_FOR_BODIES : PATIENCE);
    try {
      // If followed, a redirect to another region would lack its signature.
      return await fetch(url, {
        method,
        headers,
        body: body ?? null,
        redirect: 'manual',
        signal: patience.signal,
      });
    } finally {
      clearTimeout(timer);
    }
  }

  const failureOf = (method: string, said: string, cause: unknown) =>
    new Error(
      `The media store at ${bucket.host} ${said} to ${method}. Pictures and videos are kept there. ` +
        'Check that it runs, and S3_ENDPOINT, S3_BUCKET, S3_REGION and the keys.',
      { cause },
    );

  return {
    uploadOrigin: bucket.origin,

    async putOnce(key, content, contentType) {
      const headers = { 'content-type': contentType, 'if-none-match': '*' };
      // Stores without conditional writes overwrite the file with equal bytes: keys are made of the bytes or
      // used once.
      const answer = await ask('PUT', key, [200, 412], { headers, body: await blobOf(content) });
      await answer.body?.cancel();
      return answer.status === 200;
    },

    async sizeOf(key) {
      const answer = await ask('HEAD', key, [200, 404]);
      return answer.status === 200 ? Number(answer.headers.get('content-length')) : undefined;
    },

    async read(key, range) {
      const headers: Headers = range ? { range: `bytes=${range.start}-${range.end}` } : {};
      const answer = await ask('GET', key, [range ? 206 : 200, 404], { headers });
      if (answer.status === 404 || !answer.body) {
        await answer.body?.cancel();
        return undefined;
      }
      return { length: Number(answer.headers.get('content-length')), body: answer.body };
    },

    async remove(key) {
      const answer = await ask('DELETE', key, [200, 204, 404]);
      await answer.body?.cancel();
    },

    async presignPut(key, { contentType, fileSize, expiresAt }: SignedUpload, now) {
      const headers = { 'content-type': contentType, 'if-none-match': '*' };
      const { url } = await signed(settings, {
        method: 'PUT',
        url: addressOf(key),
        // Browsers send the length themselves and do not let scripts set it.
        headers: { ...headers, 'content-length': String(fileSize) },
        now,
        expiresIn: Math.floor((expiresAt.getTime() - now.getTime()) / SECOND),
      });
      return { url: url.href, headers };
    },
  };
}

/**
 * Signs a request with AWS Signature Version 4: in its headers, or, if it expires after `expiresIn` seconds,
 * in its address.
 */
export async function signed(
  { accessKeyId, secretAccessKey, region }: Pick<S3Settings, 'accessKeyId' | 'secretAccessKey' | 'region'>,
  given: { method: string; url: URL; headers: Headers; now: Date; expiresIn?: number },
): Promise<{ url: URL; headers: globalThis.Headers }> {
  const url = new URL(given.url);
  if (given.expiresIn !== undefined) url.searchParams.set('X-Amz-Expires', String(given.expiresIn));
  const signer = new AwsV4Signer({
    method: given.method,
    url: url.href,
    headers: given.headers,
    accessKeyId,
    secretAccessKey,
    region,
    service: 's3',
    datetime: given.now.toISOString().replace(/\.\d+|[-:]/g, ''),
    signQuery: given.expiresIn !== undefined,
    // Includes the type, the size and the condition, which are left out by default.
    allHeaders: true,
  });
  return signer.sign();
}

/** Stores explain a refusal at the beginning of the body. */
const saidBy = async (answer: Response | undefined) =>
  answer ? `answers status ${answer.status} (${(await answer.text()).slice(0, 500)})` : 'does not answer';

function bucketAddress({ endpoint, bucket, isPathStyle }: S3Settings): URL {
  const address = new URL(endpoint.endsWith('/') ? endpoint : `${endpoint}/`);
  if (isPathStyle) return new URL(`${bucket}/`, address);
  address.hostname = `${bucket}.${address.hostname}`;
  return address;
}

const blobOf = (content: Content): Blob | Promise<Blob> =>
  content instanceof Uint8Array ? new Blob([new Uint8Array(content)]) : openAsBlob(content.path);

async function fingerprintOf(body: Blob | undefined): Promise<string> {
  const hash = createHash('sha256');
  if (body) for await (const chunk of body.stream()) hash.update(chunk);
  return hash.digest('hex');
}
