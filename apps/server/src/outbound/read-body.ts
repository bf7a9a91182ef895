import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import type { Dispatcher } from 'undici';
import { FetchFailure } from './fetch-failure.ts';

/**
 * Returns the decompressed body. Throws `too large` once its declared or received length exceeds `mostBytes`,
 * and `refused` for an unknown encoding.
 */
export async function readBody(
  { body, headers }: Dispatcher.ResponseData,
  mostBytes: number,
): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  const collect = async (source: AsyncIterable<Buffer>) => {
    for await (const chunk of source) {
      size += chunk.byteLength;
      if (size > mostBytes) throw tooLarge(mostBytes);
      chunks.push(chunk);
    }
  };
  const encoding = String(headers['content-encoding'] ?? 'identity').toLowerCase();
  const source = body as Readable;
  if (Number(headers['content-length']) > mostBytes) {
    source.on('error', () => {}).destroy();
    throw tooLarge(mostBytes);
  }
  if (encoding === 'gzip') await pipeline(source, createGunzip(), collect);
  else if (encoding === 'br') await pipeline(source, createBrotliDecompress(), collect);
  else if (encoding === 'identity') await pipeline(source, collect);
  else {
    source.on('error', () => {}).destroy();
    throw new FetchFailure('refused', 'It is packed in a way that was not asked for.');
  }
  return Buffer.concat(chunks);
}

const tooLarge = (mostBytes: number) =>
  new FetchFailure('too large', `It is larger than ${Math.round(mostBytes / 1_000_000)} MB.`);
