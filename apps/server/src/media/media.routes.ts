import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { DomainError } from '../domain-error.ts';
import { typeOfFile } from '../http/file-types.ts';
import type { AppEnv } from '../http/request.ts';

const demoPictures = fileURLToPath(new URL('../demo/pictures', import.meta.url));

/** Pictures. A name is looked up among the files that are there, so no name leads anywhere else. */
export function mediaRoutes(folder = demoPictures) {
  const names = new Set(readdirSync(folder));
  return new Hono<AppEnv>().get('/demo/:file', async (c) => {
    const name = c.req.param('file');
    if (!names.has(name)) throw new DomainError('not_found');
    const bytes = await readFile(`${folder}/${name}`);
    c.header('content-type', typeOfFile(name));
    // The address in a product carries a fingerprint of the bytes; without it they may change.
    c.header(
      'cache-control',
      c.req.query('v') ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
    );
    return c.body(bytes);
  });
}
