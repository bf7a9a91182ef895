import { eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { type Clock, DAY } from '../kernel/clock.ts';
import { media, mediaFetches } from './media.table.ts';
import { namesIn, removeFile } from './media-files.ts';
import type { MediaStore } from './media-store.ts';

/** Unused media are kept for this time, as open pages may still show them. */
const GRACE = DAY;
const AT_ONCE = 100;

export interface UnusedMediaOptions {
  store: MediaStore;
  clock: Clock;
}

/**
 * Removes uploaded media without references, such as those of deleted posts and crashed instances. Foreign
 * keys tell which columns refer to media. Instances complete each other's work.
 */
export function createUnusedMedia(db: Db, { store, clock }: UnusedMediaOptions) {
  async function isUsed(): Promise<SQL> {
    const { rows } = await db.execute<{ table: string; column: string }>(references);
    const uses = rows.map(
      ({ table, column }) =>
        sql`exists (select 1 from ${sql.identifier(table)} as uses where uses.${sql.identifier(column)} = ${media.id})`,
    );
    return sql`(${sql.join([...uses, sql`false`], sql` or `)})`;
  }
  const isFetched = sql`exists (select 1 from ${mediaFetches} where ${mediaFetches.mediaId} = ${media.id})`;
  const at = (time: number) => sql`${new Date(time).toISOString()}::timestamptz`;

  /** Records since when media are unused, and clears that of used ones. */
  async function look(used: SQL): Promise<void> {
    await db.execute(sql`
      update ${media} set unused_since = ${at(clock())}
      where ${media.state} = 'ready' and ${media.unusedSince} is null and not ${isFetched} and not ${used}`);
    await db.execute(sql`
      update ${media} set unused_since = null
      where ${media.state} = 'ready' and ${media.unusedSince} is not null and ${used}`);
  }

  /** Marks media for removal that were unused for `GRACE`; from then on, nothing can show them. */
  async function giveUp(used: SQL): Promise<number> {
    const { rows } = await db.execute(sql`
      update ${media} set state = 'failed' where ${media.id} in (
        select ${media.id} from ${media}
        where ${media.state} = 'ready' and ${media.unusedSince} < ${at(clock() - GRACE)} and not ${used}
        limit ${AT_ONCE} for update skip locked)
      returning ${media.id}`);
    return rows.length;
  }

  async function removeGivenUp(signal: AbortSignal | undefined): Promise<void> {
    const givenUp = await db
      .select({ id: media.id, sources: media.sources })
      .from(media)
      .where(sql`${media.state} = 'failed' and ${media.unusedSince} is not null`);
    for (const { id, sources } of givenUp) {
      if (signal?.aborted) return;
      for (const name of namesIn(sources ?? [])) await removeFile(db, store, name);
      await db.delete(media).where(eq(media.id, id));
    }
  }

  return {
    async remove(signal?: AbortSignal): Promise<void> {
      const used = await isUsed();
      await look(used);
      await removeGivenUp(signal);
      while (!signal?.aborted && (await giveUp(used)) > 0) await removeGivenUp(signal);
    },
  };
}

/** Columns that refer to media, except those about fetches and uploads. */
const references = sql`
  select referring.relname as table, attribute.attname as column
  from pg_constraint as reference
  join pg_class as referring on referring.oid = reference.conrelid
  join pg_attribute as attribute on attribute.attrelid = reference.conrelid and attribute.attnum = reference.conkey[1]
  where reference.contype = 'f' and reference.confrelid = 'media'::regclass
    and referring.relname not in ('media_fetches', 'media_uploads')`;
