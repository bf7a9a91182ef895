import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { DomainError } from '../domain-error.ts';
import { typeOfFile } from '../http/file-types.ts';
import type { AppEnv } from '../http/request.ts';
import type { MediaStore } from './media-store.ts';

const demoPictures = fileURLToPath(new URL('../demo/pictures', import.meta.url));
const FOR_EVER = 'public, max-age=31536000, immutable';

/** Pictures. A name is looked up among those that are there, so no name leads anywhere else. */
export function mediaRoutes(store: MediaStore, demoFolder = demoPictures) {
  const demoNames = new Set(existsSync(demoFolder) ? readdirSync(demoFolder) : []);
  return new Hono<AppEnv>()
    .get('/demo/:file', async (c) => {
      const name = c.req.param('file');
      if (!demoNames.has(name)) throw new DomainError('not_found');
      const bytes = await readFile(`${demoFolder}/${name}`);
      c.header('content-type', typeOfFile(name));
      // The address in a product carries a fingerprint of the bytes; without it they may change.
      c.header('cache-control', c.req.query('v') ? FOR_EVER : 'public, max-age=300');
      return c.body(bytes);
    })
    .get('/:name', async (c) => {
      const name = c.req.param('name');
      const bytes = await store.get(name);
      if (!bytes) throw new DomainError('not_found');
      c.header('content-type', typeOfFile(name));
      c.header('cache-control', FOR_EVER);
      return c.body(new Uint8Array(bytes));
    });
}

/** Where a kept picture is served. */
export const mediaAddress = (name: string): string => `/media/${name}`;
