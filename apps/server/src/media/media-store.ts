import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ByteRange, Content, FoundObject, ObjectStore } from './object-store.ts';

/** The files that are served, by the ending of their name. */
export const SERVED_TYPES = { webp: 'image/webp', mp4: 'video/mp4', webm: 'video/webm' } as const;
export type ServedEnding = keyof typeof SERVED_TYPES;

/** Writes down that a file is about to be there, so that it is found and removed if whoever keeps it crashes. */
export type Announce = (name: string) => Promise<void>;

/** Keeps files under names made of their bytes, so a name never means anything else. */
export interface MediaStore {
  /** Keeps a file and gives its name; what is kept already is kept once. `announce` is told the name before there is a file of it. */
  put(content: Content, ending: ServedEnding, announce?: Announce): Promise<string>;
  /** Bytes of the file; undefined for a name that nothing has. */
  sizeOf(name: string): Promise<number | undefined>;
  /** Undefined for a name that nothing has. The range must lie within the file. */
  read(name: string, range?: ByteRange): Promise<FoundObject | undefined>;
  /** Also where nothing has the name. */
  remove(name: string): Promise<void>;
}

const NAME = new RegExp(`^[0-9a-f]{40}\\.(?:${Object.keys(SERVED_TYPES).join('|')})$`);
const keyOf = (name: string) => `${name.slice(0, 2)}/${name}`;

/** Where a kept file is served. */
export const mediaAddress = (name: string): string => `/media/${name}`;

/** The name of the file that is served at an address; undefined where that is none of the store. */
export function nameIn(address: string): string | undefined {
  const name = address.startsWith('/media/') ? address.slice('/media/'.length) : '';
  return NAME.test(name) ? name : undefined;
}

/** Keeps media in any store of files. */
export function createMediaStore(objects: ObjectStore): MediaStore {
  return {
    async put(content, ending, announce) {
      const name = `${(await fingerprintOf(content)).slice(0, 40)}.${ending}`;
      await announce?.(name);
      await objects.putOnce(keyOf(name), content, SERVED_TYPES[ending]);
      return name;
    },
    // A name that is not one of ours never becomes a key.
    sizeOf: async (name) => (NAME.test(name) ? objects.sizeOf(keyOf(name)) : undefined),
    read: async (name, range) => (NAME.test(name) ? objects.read(keyOf(name), range) : undefined),
    async remove(name) {
      if (NAME.test(name)) await objects.remove(keyOf(name));
    },
  };
}

async function fingerprintOf(content: Content): Promise<string> {
  const hash = createHash('sha256');
  if (content instanceof Uint8Array) hash.update(content);
  else await pipeline(createReadStream(content.path), hash);
  return hash.digest('hex');
}

/** Where files are while they come in. On the disk of the store, so that they need not be copied. */
export const draftsFolderIn = (dataDir: string) => join(dataDir, 'media', 'drafts');
