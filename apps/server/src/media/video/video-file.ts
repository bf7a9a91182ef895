import { open } from 'node:fs/promises';
import { VideoRefused } from './video-refused.ts';

/** Memory and time depend on the bytes read, not on the sizes that the file states. */
export interface VideoFile {
  size: number;
  /** Returns fewer bytes at the end of the file. */
  read(position: number, length: number): Promise<Buffer>;
  /** Called for each box or element that is read; throws `VideoRefused` at the limit. */
  countPart(): void;
}

/** Maximum number of boxes and elements read. A minute of video has a few thousand. */
const MOST_PARTS = 50_000;
/** Maximum number of bytes read. A minute has a few hundred kilobytes of index, and a megabyte of headers. */
const MOST_BYTES = 24_000_000;
/**
 * Size of the read buffer in bytes. In small files, headers are close together, so one read gets most of
 * them.
 */
const WINDOW = 4096;

/** Throws `VideoRefused` when the task exceeds the limits. */
export async function withVideoFile<Result>(
  path: string,
  task: (file: VideoFile) => Promise<Result>,
): Promise<Result> {
  const handle = await open(path, 'r');
  let parts = 0;
  let bytes = 0;
  let window = { from: 0, bytes: Buffer.alloc(0) };
  const readNow = async (position: number, length: number) => {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
    return buffer.subarray(0, bytesRead);
  };
  const { size } = await handle.stat();
  const file: VideoFile = {
    size,
    async read(position, length) {
      bytes += length;
      if (bytes > MOST_BYTES)
        throw new VideoRefused('The index of the video is larger than one of a minute.');
      if (length > WINDOW) return readNow(position, Math.min(length, Math.max(0, size - position)));
      const from = position - window.from;
      if (from < 0 || from + length > window.bytes.length)
        window = { from: position, bytes: await readNow(position, WINDOW) };
      const at = position - window.from;
      return window.bytes.subarray(at, at + length);
    },
    countPart() {
      parts += 1;
      if (parts > MOST_PARTS) throw new VideoRefused('The video is in more parts than a video has.');
    },
  };
  return await task(file).finally(() => handle.close());
}
