import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { UploadRefused } from './upload-refused.ts';

export interface ReceiveLimits {
  /** Bytes that it may have. */
  mostBytes: number;
  /** Bytes that it must have, where that is known. */
  exactly: number | undefined;
  /** Milliseconds until its end. */
  patience: number;
  /** Aborted when a later upload takes its place. */
  signal: AbortSignal;
}

/** Writes a body into a new file as it comes in. Throws `UploadRefused`; then the file is not whole. */
export async function receiveFile(
  body: ReadableStream<Uint8Array> | null,
  path: string,
  { mostBytes, exactly, patience, signal }: ReceiveLimits,
): Promise<void> {
  const limit = Math.min(exactly ?? mostBytes, mostBytes);
  const ends = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
  const ended = new Promise<'ended'>((resolve) => {
    ends.addEventListener('abort', () => resolve('ended'), { once: true });
  });
  await mkdir(dirname(path), { recursive: true });
  const file = await open(path, 'wx');
  try {
    const reader = body?.getReader();
    let size = 0;
    for (;;) {
      const read = await Promise.race([reader?.read().catch(brokenOff), ended]);
      if (signal.aborted) throw new UploadRefused('superseded', 'A later upload took the place of this one.');
      if (read === 'ended') throw new UploadRefused('too slow', 'The upload took too long. Try again.');
      if (!read?.value) break;
      size += read.value.byteLength;
      if (size > limit)
        throw new UploadRefused('size', `The file is larger than the ${limit} bytes that are allowed.`);
      await file.write(read.value);
    }
    if (size === 0) throw new UploadRefused('size', 'The file is empty.');
    if (exactly !== undefined && size < exactly)
      throw new UploadRefused('incomplete', `${size} of ${exactly} bytes came. Try again.`);
  } finally {
    await file.close();
  }
}

function brokenOff(error: unknown): never {
  throw new UploadRefused('incomplete', 'The connection ended before the file did.', { cause: error });
}
