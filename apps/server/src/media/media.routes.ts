import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import { networksOf, originOf, type TrustedProxies } from '../http/client-address.ts';
import { typeOfFile } from '../http/file-types.ts';
import type { AppEnv } from '../http/request.ts';
import { DomainError } from '../kernel/domain-error.ts';
import { rangeOf } from './byte-range.ts';
import type { MadePictures } from './made-pictures.ts';
import { isPrivateName, type MediaStore, mediaAddress, nameIn } from './media-store.ts';
import type { MadeFolders, ShippedPictures } from './picture-folders.ts';

const FOR_EVER = 'public, max-age=31536000, immutable';

export interface MediaOptions {
  shipped?: ShippedPictures;
  made?: MadeFolders;
  trustedProxies?: TrustedProxies;
}

/** Serves pictures and videos. Names are looked up among existing files, so none leads elsewhere. */
export function mediaRoutes(store: MediaStore, { shipped = {}, made = {}, trustedProxies }: MediaOptions) {
  const folders = new Map(
    Object.entries(shipped).map(([name, folder]) => {
      const files = existsSync(folder) ? readdirSync(folder) : [];
      return [name, { folder, files: new Set(files) }];
    }),
  );

  return new Hono<AppEnv>()
    .get('/:folder/:file', async (c) => {
      const { folder, file } = c.req.param();
      const found = folders.get(folder);
      if (!found?.files.has(file)) return madeAnswer(c, await folderIn(made, folder)?.(), trustedProxies);
      const bytes = await readFile(join(found.folder, file));
      c.header('content-type', typeOfFile(file));
      // Pages add a fingerprint of the bytes as `v`, so such an address never gets other bytes. Without it,
      // the bytes may change.
      c.header('cache-control', c.req.query('v') ? FOR_EVER : 'public, max-age=300');
      return c.body(new Uint8Array(bytes));
    })
    .get('/:name', (c) => {
      if (isPrivateName(c.req.param('name'))) throw new DomainError('not_found');
      return fileAnswer(c, store, c.req.param('name'));
    });
}

const folderIn = (made: MadeFolders, name: string) => (Object.hasOwn(made, name) ? made[name] : undefined);

async function madeAnswer(
  c: Context<AppEnv>,
  pictures: MadePictures | undefined,
  trustedProxies: TrustedProxies,
) {
  const file = c.req.param('file') ?? '';
  const { site } = networksOf(originOf(c, trustedProxies).address);
  const found = await pictures?.read(file, site);
  if (!found) throw new DomainError('not_found');
  const { bytes, version, isStandIn } = found;
  c.header('content-type', typeOfFile(file));
  const isThisVersion = c.req.query('v') === version;
  // A stand-in is not cached, so that the next visit asks again.
  c.header('cache-control', isStandIn ? 'no-store' : isThisVersion ? FOR_EVER : 'public, max-age=300');
  return c.body(new Uint8Array(bytes));
}

/** Answers with a file of the store. */
export async function fileAnswer(c: Context<AppEnv>, store: MediaStore, name: string, caching = FOR_EVER) {
  // Other names may contain characters that are invalid in a header.
  if (!nameIn(mediaAddress(name))) throw new DomainError('not_found');
  const etag = `"${name}"`;
  const asksOnlyFor = c.req.method === 'HEAD' || c.req.header('range') || c.req.header('if-none-match');
  const size = asksOnlyFor ? await store.sizeOf(name) : undefined;
  if (asksOnlyFor && size === undefined) throw new DomainError('not_found');

  c.header('cache-control', caching);
  c.header('etag', etag);
  c.header('accept-ranges', 'bytes');
  if (size !== undefined && isNamed(c.req.header('if-none-match'), etag)) return c.body(null, 304);

  // A client must not continue an older file with bytes of this one.
  const isSameFile = (c.req.header('if-range') ?? etag) === etag;
  const range = size === undefined || !isSameFile ? ('whole' as const) : rangeOf(c.req.header('range'), size);
  if (range === 'unsatisfiable') {
    c.header('cache-control', 'no-store');
    return c.body(null, 416, { 'content-range': `bytes */${size}` });
  }

  c.header('content-type', typeOfFile(name));
  if (range !== 'whole') c.header('content-range', `bytes ${range.start}-${range.end}/${size}`);
  if (c.req.method === 'HEAD' && size !== undefined) {
    c.header('content-length', String(range === 'whole' ? size : range.end - range.start + 1));
    return c.body(null, range === 'whole' ? 200 : 206);
  }
  const found = await store.read(name, range === 'whole' ? undefined : range);
  if (!found) throw new DomainError('not_found');
  c.header('content-length', String(found.length));
  return c.body(found.body, range === 'whole' ? 200 : 206);
}

const isNamed = (header: string | undefined, etag: string) =>
  header
    ?.split(',')
    .some((entry) => /^\*$/.test(entry.trim()) || entry.trim().replace(/^W\//, '') === etag) ?? false;
