import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MadeFolders, ShippedPictures } from './media.routes.ts';
import { type MediaStore, nameIn } from './media-store.ts';

/**
 * Returns the bytes at an address below `/media/`, if need be once they are made; undefined if there is
 * nothing. Rejects if `signal` aborts.
 */
export type ReadAddress = (address: string, signal: AbortSignal) => Promise<Uint8Array | undefined>;

export interface MediaSources {
  store: MediaStore;
  shipped: ShippedPictures;
  made: MadeFolders;
}

/** Reads pictures of all kinds: stored, shipped with the code, and made on request. */
export const createReadAddress =
  ({ store, shipped, made }: MediaSources): ReadAddress =>
  async (address, signal) => {
    const name = nameIn(address);
    if (name !== undefined) {
      const found = await store.read(name);
      return found && new Uint8Array(await new Response(found.body).arrayBuffer());
    }
    const [, folder = '', file = ''] = /^\/media\/([\w-]+)\/([\w.-]+)(?:\?.*)?$/.exec(address) ?? [];
    const path = Object.hasOwn(shipped, folder) ? join(shipped[folder] ?? '', file) : undefined;
    if (path !== undefined && existsSync(path)) return readFile(path);
    const pictures = Object.hasOwn(made, folder) ? await made[folder]?.() : undefined;
    let picture = await pictures?.read(file);
    while (picture?.isStandIn) {
      signal.throwIfAborted();
      // Resolves once the picture is made, or after half a second.
      picture = await pictures?.read(file);
    }
    return picture?.bytes;
  };
