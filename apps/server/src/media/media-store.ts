import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ByteRange, Content, FoundObject, ObjectStore } from './object-store.ts';

export const SERVED_TYPES = {
  webp: 'image/webp',
  jpg: 'image/jpeg',
  mp4: 'video/mp4',
  webm: 'video/webm',
} as const;
export type ServedEnding = keyof typeof SERVED_TYPES;

/** Records a file before it exists, so that it is found and removed if its writer crashes. */
export type Announce = (name: string) => Promise<void>;

/** Names files by hashes of their bytes, so a name always means the same file. */
export interface MediaStore {
  /**
   * Returns the file's name. Equal files are stored once, private ones apart from public ones. `announce` gets the name
   * before the file exists.
   */
  put(content: Content, ending: ServedEnding, announce?: Announce, isPrivate?: boolean): Promise<string>;
  /** Size in bytes; undefined for an unknown name. */
  sizeOf(name: string): Promise<number | undefined>;
  /** Reads a file, or a range within it. Undefined for an unknown name. */
  read(name: string, range?: ByteRange): Promise<FoundObject | undefined>;
  /** Succeeds for an unknown name too. */
  remove(name: string): Promise<void>;
}

const NAME = new RegExp(`^p?[0-9a-f]{40}\\.(?:${Object.keys(SERVED_TYPES).join('|')})$`);
const keyOf = (name: string) => `${name.slice(0, 2)}/${name}`;

/** Whether a file is served at signed addresses only. */
export const isPrivateName = (name: string): boolean => name.startsWith('p');

export const mediaAddress = (name: string): string => `/media/${name}`;

/** Undefined for an address outside the store. */
export function nameIn(address: string): string | undefined {
  const name = address.startsWith('/media/') ? address.slice('/media/'.length) : '';
  return NAME.test(name) ? name : undefined;
}

export function createMediaStore(objects: ObjectStore): MediaStore {
  return {
    async put(content, ending, announce, isPrivate = false) {
      const name = `${isPrivate ? 'p' : ''}${(await fingerprintOf(content)).slice(0, 40)}.${ending}`;
      await announce?.(name);
      await objects.putOnce(keyOf(name), content, SERVED_TYPES[ending]);
      return name;
    },
    // Names in another form never become keys.
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

/** Incoming files are on the disk of the store, so that they need not be copied. */
export const draftsFolderIn = (dataDir: string) => join(dataDir, 'media', 'drafts');
