import { sql } from 'drizzle-orm';
import type { Db, Queries } from '../db/client.ts';
import { madePictures, media } from './media.table.ts';
import { type MediaStore, mediaAddress, nameIn } from './media-store.ts';

type Sources = readonly { url: string }[];

/**
 * Locks files until the transaction ends, so that it may refer to them. Returns whether all exist: a file may
 * just have been removed with another row that referred to it.
 */
export async function holdFiles(tx: Queries, store: MediaStore, sources: Sources): Promise<boolean> {
  const names = namesIn(sources).sort();
  for (const name of names) await hold(tx, name);
  const sizes = await Promise.all(names.map((name) => store.sizeOf(name)));
  return sizes.every((size) => size !== undefined);
}

/** Removes a file from the store, unless a row refers to it. */
export const removeFile = (db: Db, store: MediaStore, name: string): Promise<void> =>
  db.transaction(async (tx) => {
    await hold(tx, name);
    const named = JSON.stringify([{ url: mediaAddress(name) }]);
    const { rows } = await tx.execute(sql`
      select 1 from ${media} where ${media.state} = 'ready' and ${media.sources} @> ${named}::jsonb
      union all select 1 from ${madePictures} where ${madePictures.name} = ${name} limit 1`);
    if (rows.length === 0) await store.remove(name);
  });

/** Names of those files that are in the media store. */
export const namesIn = (sources: Sources): string[] =>
  sources.map(({ url }) => nameIn(url)).filter((name) => name !== undefined);

const hold = (tx: Queries, name: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('media file ' || ${name}, 0))`);
