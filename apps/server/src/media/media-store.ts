import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Keeps files under names made of their bytes, so a name never means anything else. */
export interface MediaStore {
  /** Keeps a WebP picture and gives its name; what is kept already is kept once. */
  put(picture: Uint8Array): Promise<string>;
  /** The bytes under a name; undefined for a name that nothing has. */
  get(name: string): Promise<Buffer | undefined>;
}

const NAME = /^[0-9a-f]{40}\.webp$/;

/** Keeps media in a folder, which several instances may share. */
export function createMediaStore(folder: string): MediaStore {
  const pathOf = (name: string) => join(folder, name.slice(0, 2), name);

  return {
    async put(picture) {
      const name = `${createHash('sha256').update(picture).digest('hex').slice(0, 40)}.webp`;
      const path = pathOf(name);
      if (!(await exists(path))) await write(path, picture);
      return name;
    },

    async get(name) {
      // A name that is not one of ours never becomes a path.
      if (!NAME.test(name)) return undefined;
      return readFile(pathOf(name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      });
    },
  };
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** Renamed into place when it is on disk, so that half a picture never has a name. */
async function write(path: string, bytes: Uint8Array) {
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomUUID()}`;
  try {
    const file = await open(draft, 'wx');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
