import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { S3Settings } from '../config/config.ts';

/** A bucket in memory that accepts only signed requests. */
export interface S3Server {
  settings: S3Settings;
  objects: Map<string, { bytes: Buffer; type: string }>;
  /** Answers the next requests with these statuses, regardless of the request. */
  failNext(...statuses: number[]): void;
  close(): Promise<void>;
}

/**
 * Stands in for S3: checks signatures and the expiry of addresses, and supports conditional writes. Written
 * from the documentation of AWS, independent of the library that signs. It proves that we sign what we mean
 * to, not that a real store agrees.
 */
export async function startS3Server(clock: () => number = Date.now): Promise<S3Server> {
  const objects: S3Server['objects'] = new Map();
  const failures: number[] = [];
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const settings: S3Settings = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bucket: 'pictures',
    region: 'eu-test-1',
    accessKeyId: 'TESTKEY',
    secretAccessKey: 'the/secret+of the test',
    isPathStyle: true,
  };

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const bytes = Buffer.concat(chunks);
    const url = new URL(request.url ?? '/', settings.endpoint);
    const refuse = (status: number, code: string) => response.writeHead(status).end(`<Code>${code}</Code>`);

    const failure = failures.shift();
    if (failure !== undefined) return refuse(failure, 'SlowDown');
    const problem = problemWith(request, url, bytes);
    if (problem) return refuse(403, problem);
    if (!url.pathname.startsWith(`/${settings.bucket}/`)) return refuse(404, 'NoSuchBucket');

    const key = url.pathname.slice(settings.bucket.length + 2);
    const held = objects.get(key);
    if (request.method === 'PUT') {
      if (held && request.headers['if-none-match'] === '*') return refuse(412, 'PreconditionFailed');
      objects.set(key, { bytes, type: String(request.headers['content-type']) });
      return response.writeHead(200).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    if (!held) return refuse(404, 'NoSuchKey');
    const [, start, end] = request.headers.range?.match(/^bytes=(\d+)-(\d+)$/) ?? [];
    const part = start === undefined ? held.bytes : held.bytes.subarray(Number(start), Number(end) + 1);
    response.writeHead(start === undefined ? 200 : 206, { 'content-length': part.length });
    return response.end(request.method === 'HEAD' ? undefined : part);
  }

  /** Returns the error code of S3; undefined if it would accept the request. */
  function problemWith(request: IncomingMessage, url: URL, bytes: Buffer): string | undefined {
    const query = Object.fromEntries(url.searchParams);
    const isQuery = 'X-Amz-Signature' in query;
    const [, credential = '', names = '', signature = ''] = isQuery
      ? ['', query['X-Amz-Credential'], query['X-Amz-SignedHeaders'], query['X-Amz-Signature']]
      : (request.headers.authorization?.match(
          /^AWS4-HMAC-SHA256 Credential=(.+), SignedHeaders=(.+), Signature=([0-9a-f]{64})$/,
        ) ?? []);
    const [keyId, day = '', region = '', service = ''] = credential.split('/');
    if (keyId !== settings.accessKeyId || region !== settings.region || service !== 's3')
      return 'AccessDenied';

    const moment = String(isQuery ? query['X-Amz-Date'] : request.headers['x-amz-date']);
    const signedAt = Date.parse(moment.replace(/(....)(..)(..)T(..)(..)(..)Z/, '$1-$2-$3T$4:$5:$6Z'));
    const validFor = isQuery ? Number(query['X-Amz-Expires']) : 15 * 60;
    if (!(clock() <= signedAt + validFor * 1000) || !moment.startsWith(day)) return 'AccessDenied';

    const headers = names.split(';');
    // All headers that control the store have to be signed.
    const present = Object.keys(request.headers).filter((name) => /^(host$|x-amz-)/.test(name));
    if (present.some((name) => !headers.includes(name))) return 'AccessDenied';

    const contentHash = isQuery ? 'UNSIGNED-PAYLOAD' : String(request.headers['x-amz-content-sha256']);
    if (!isQuery && contentHash !== sha256(bytes)) return 'XAmzContentSHA256Mismatch';
    const canonicalQuery = Object.entries(query)
      .filter(([name]) => name !== 'X-Amz-Signature')
      .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
      .sort();
    const canonical = [
      request.method,
      url.pathname
        .split('/')
        .map((part) => encoded(decodeURIComponent(part)))
        .join('/'),
      canonicalQuery.join('&'),
      ...headers.map((name) => `${name}:${String(request.headers[name] ?? '').trim()}`),
      '',
      names,
      contentHash,
    ].join('\n');
    const scope = `${day}/${region}/${service}/aws4_request`;
    const key = ['AWS4-HMAC-SHA256', moment, scope, sha256(canonical)].join('\n');
    const signingKey = [day, region, service, 'aws4_request'].reduce<string | Buffer>(
      (secret, part) => hmac(secret, part),
      `AWS4${settings.secretAccessKey}`,
    );
    return hmac(signingKey, key).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch';
  }

  return {
    settings,
    objects,
    failNext: (...statuses) => void failures.push(...statuses),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, content: string) => createHmac('sha256', key).update(content).digest();
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
