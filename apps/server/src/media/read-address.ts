import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type MediaStore, nameIn } from './media-store.ts';
import type { MadeFolders, ShippedPictures } from './picture-folders.ts';

/**
 * Returns the bytes at an address below `/media/`, if need be once they are made; undefined if there is
 * nothing. Throws `busy` if they are not made in time.
 */
export type ReadAddress = (address: string) => Promise<Uint8Array | undefined>;

export interface MediaSources {
  store: MediaStore;
  shipped: ShippedPictures;
  made: MadeFolders;
}

/** Reads pictures of all kinds: stored, shipped with the code, and made on request. */
export const createReadAddress =
  ({ store, shipped, made }: MediaSources): ReadAddress =>
  async (address) => {
    const name = nameIn(address);
    if (name !== undefined) {
      const found = await store.read(name);
      return found && new Uint8Array(await new Response(found.body).arrayBuffer());
    }
    const [, folder = '', file = ''] = /^\/media\/([\w-]+)\/([\w.-]+)(?:\?.*)?$/.exec(address) ?? [];
    const path = Object.hasOwn(shipped, folder) ? join(shipped[folder] ?? '', file) : undefined;
    if (path !== undefined && existsSync(path)) return readFile(path);
    const pictures = Object.hasOwn(made, folder) ? await made[folder]?.() : undefined;
    return pictures?.whole(file);
  };
