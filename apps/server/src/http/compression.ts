import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from './request.ts';

export type Encoding = 'br' | 'gzip';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const SMALLEST = 1024;
const COMPRESSIBLE =
  /^(?:text\/(?!event-stream)|application\/(?:[\w.-]+\+)?(?:json|xml|javascript)|image\/svg)/i;

export const isCompressible = (contentType: string | null | undefined) =>
  COMPRESSIBLE.test(contentType ?? '');

/** Returns the encodings that a client accepts, the better compression first. */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  const refused = /^\s*;\s*q=0(?:\.0*)?\s*$/;
  const taken = new Map(
    (header ?? '').split(',').map((entry) => {
      const [name = '', ...rest] = entry.split(';');
      return [name.trim().toLowerCase(), !refused.test(`;${rest.join(';')}`)];
    }),
  );
  return (['br', 'gzip'] as const).filter((encoding) => taken.get(encoding) ?? taken.get('*') ?? false);
}

/** Compresses fast for a single response (`fast`), or well for many (`small`). */
export function compressed(bytes: Uint8Array, encoding: Encoding, effort: 'fast' | 'small'): Promise<Buffer> {
  if (encoding === 'gzip') return zip(bytes, { level: effort === 'fast' ? 5 : 9 });
  const quality = effort === 'fast' ? 4 : 9;
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
    },
  });
}

/** Compresses dynamic responses; files have stored compressed forms. */
export const compression = (): MiddlewareHandler<AppEnv> =>
  async function compression(c, next) {
    await next();
    const { headers, status } = c.res;
    if (!isCompressible(headers.get('content-type')) || headers.has('content-encoding')) return;
    if (!/accept-encoding/i.test(headers.get('vary') ?? '')) headers.append('vary', 'Accept-Encoding');
    const [encoding] = acceptedEncodings(c.req.header('accept-encoding'));
    if (!encoding || c.req.method === 'HEAD' || status === 206) return;
    const bytes = new Uint8Array(await c.res.arrayBuffer());
    const isWorthIt = bytes.byteLength >= SMALLEST;
    c.res = new Response(isWorthIt ? await compressed(bytes, encoding, 'fast') : bytes, { status, headers });
    if (isWorthIt) c.res.headers.set('content-encoding', encoding);
    c.res.headers.delete('content-length');
  };
