import { randomUUID } from 'node:crypto';
import { type FileHandle, link, mkdir, open, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { type ByteRange, checkedKey, type ObjectStore } from './object-store.ts';

/** Maximum number of bytes read into memory at once; larger files and ranges are streamed. */
const MOST_BYTES_IN_MEMORY = 1_000_000;

/** Keeps files in a folder, which several instances may share. */
export function createDiskStore(folder: string): ObjectStore {
  const pathOf = (key: string) => join(folder, checkedKey(key));
  const drafts = join(folder, 'drafts');

  async function draftOf(bytes: Uint8Array): Promise<string> {
    await mkdir(drafts, { recursive: true });
    const draft = join(drafts, randomUUID());
    await writeFile(draft, bytes, { flag: 'wx' });
    return draft;
  }

  return {
    async putOnce(key, content) {
      const path = pathOf(key);
      if (await isThere(path)) return false;
      await mkdir(dirname(path), { recursive: true });
      const draft = content instanceof Uint8Array ? await draftOf(content) : undefined;
      const complete = draft ?? (content as { path: string }).path;
      try {
        await flushed(complete);
        // The name appears once the whole file is on disk. Only one concurrent writer gets the name.
        await link(complete, path);
        return true;
      } catch (error) {
        if (hasCode(error, 'EEXIST')) return false;
        throw error;
      } finally {
        if (draft) await rm(draft, { force: true });
      }
    },

    async sizeOf(key) {
      return (await stat(pathOf(key)).catch(absent))?.size;
    },

    async read(key, range) {
      const file = await open(pathOf(key)).catch(absent);
      if (!file) return undefined;
      const { start, end } = range ?? { start: 0, end: (await file.stat()).size - 1 };
      const length = end - start + 1;
      if (length > MOST_BYTES_IN_MEMORY) return { length, body: streamOf(file, { start, end }) };
      try {
        const body = new Uint8Array(length);
        await file.read(body, 0, length, start);
        return { length, body };
      } finally {
        await file.close();
      }
    },

    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
  };
}

const hasCode = (error: unknown, code: string) => (error as NodeJS.ErrnoException).code === code;

function absent(error: unknown): undefined {
  if (!hasCode(error, 'ENOENT')) throw error;
}

const isThere = async (path: string) => (await stat(path).catch(absent)) !== undefined;

async function flushed(path: string) {
  const file = await open(path, 'r+');
  await file.sync().finally(() => file.close());
}

/** The stream closes the file at its end and when the reader cancels. */
const streamOf = (file: FileHandle, range: ByteRange) =>
  Readable.toWeb(file.createReadStream(range)) as ReadableStream<Uint8Array>;
