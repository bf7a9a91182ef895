import { eq, type SQL, sql } from 'drizzle-orm';
import { type Clock, DAY } from '../clock.ts';
import type { Db } from '../db/client.ts';
import { media, mediaFetches } from './media.table.ts';
import { namesIn, removeFile } from './media-files.ts';
import type { MediaStore } from './media-store.ts';

/** How long media are kept that nothing shows any more: pages that are open may show them still. */
const GRACE = DAY;
/** Media that are given up at a time. */
const AT_ONCE = 100;

export interface UnusedMediaOptions {
  store: MediaStore;
  clock: Clock;
}

/**
 * Media that people uploaded and that nothing refers to: of deleted posts, pictures that others took the place of, what was never
 * shown, and files of what was never ready because an instance crashed. What refers to media is told by the foreign keys of the
 * database. Any number of instances may remove them, and what one began another ends.
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

  /** Notes since when nothing refers to what is there. */
  async function look(used: SQL): Promise<void> {
    await db.execute(sql`
      update ${media} set unused_since = ${at(clock())}
      where ${media.state} = 'ready' and ${media.unusedSince} is null and not ${isFetched} and not ${used}`);
    await db.execute(sql`
      update ${media} set unused_since = null
      where ${media.state} = 'ready' and ${media.unusedSince} is not null and ${used}`);
  }

  /** Gives some up, for good: nobody can show them from then on. */
  async function giveUp(used: SQL): Promise<number> {
    const { rows } = await db.execute(sql`
      update ${media} set state = 'failed' where ${media.id} in (
        select ${media.id} from ${media}
        where ${media.state} = 'ready' and ${media.unusedSince} < ${at(clock() - GRACE)} and not ${used}
        limit ${AT_ONCE} for update skip locked)
      returning ${media.id}`);
    return rows.length;
  }

  /** Removes the files of what was given up, and then what was known of it. */
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
    /** Removes what nothing has referred to for a day. */
    async remove(signal?: AbortSignal): Promise<void> {
      const used = await isUsed();
      await look(used);
      await removeGivenUp(signal);
      while (!signal?.aborted && (await giveUp(used)) > 0) await removeGivenUp(signal);
    },
  };
}

/** The columns that refer to media, but for what `media` keeps of them itself. */
const references = sql`
  select referring.relname as table, attribute.attname as column
  from pg_constraint as reference
  join pg_class as referring on referring.oid = reference.conrelid
  join pg_attribute as attribute on attribute.attrelid = reference.conrelid and attribute.attnum = reference.conkey[1]
  where reference.contype = 'f' and reference.confrelid = 'media'::regclass
    and referring.relname not in ('media_fetches', 'media_uploads')`;
