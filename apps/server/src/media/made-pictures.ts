import { setTimeout as wait } from 'node:timers/promises';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Db } from '../db/client.ts';
import { type Clock, SECOND } from '../kernel/clock.ts';
import { DomainError } from '../kernel/domain-error.ts';
import type { Log } from '../kernel/log.ts';
import { madePictures } from './media.table.ts';
import { removeFile } from './media-files.ts';
import type { MediaStore } from './media-store.ts';

/** A picture that is made on request. */
export interface MakeablePicture {
  /** Storage key; changes with the content. */
  key: string;
  /** Version of the content, as in the query of its address. */
  version: string;
  /** The file that was made before the server started, if any. */
  madeAhead(): Promise<Uint8Array | undefined>;
  /** Makes the WebP file without blocking the event loop. */
  make(): Promise<Uint8Array>;
  /** Picture to show while this one is being made. */
  standIn(): Promise<Uint8Array>;
}

export interface PictureMaker {
  /** Undefined for unknown names. */
  find(name: string): MakeablePicture | undefined;
  /** Pictures that will probably be requested next. */
  next(name: string): MakeablePicture[];
  /** The same picture in other sizes, best stand-ins first. */
  alike(name: string): MakeablePicture[];
}

export interface MadePictures {
  /**
   * Returns the picture, or its stand-in if it is not ready in time; undefined for unknown names. `from`
   * identifies the client's network; networks take turns.
   */
  read(
    name: string,
    from?: string,
  ): Promise<{ bytes: Uint8Array; version: string; isStandIn: boolean } | undefined>;
  /**
   * Returns the picture once it is made; undefined for unknown names. Throws `busy` if it is not made in time,
   * or if too many wait.
   */
  whole(name: string): Promise<Uint8Array | undefined>;
}

interface Options {
  db: Db;
  store: MediaStore;
  clock: Clock;
  log: Log;
  /** Maximum wait for a picture in milliseconds. */
  patience?: number;
  /** Maximum size of all stored pictures together, in bytes. */
  mostBytes?: number;
  /** Maximum number of requested pictures that are not made yet. */
  mostWaiting?: number;
}

const PATIENCE = 500;
/** Maximum wait of work that has no use for a stand-in. */
const WHOLE_PATIENCE = 30 * SECOND;
const MOST_BYTES = 150_000_000;
/**
 * Maximum numbers of waiting pictures, per network and in total. Further requests get the stand-in and may be
 * repeated.
 */
const MOST_WAITING_EACH = 120;
const MOST_WAITING = 2000;
const MOST_AHEAD = 60;

/**
 * Makes pictures on first request, one at a time, and stores them. Networks take turns; requested pictures
 * come before predicted ones.
 */
export function createMadePictures(
  maker: PictureMaker,
  { db, store, clock, log, patience = PATIENCE, mostBytes = MOST_BYTES, mostWaiting = MOST_WAITING }: Options,
): MadePictures {
  const asked = new Map<
    string,
    { picture: MakeablePicture; done: PromiseWithResolvers<Uint8Array | undefined> }
  >();
  /** Requested keys by network, in order of their turns. */
  const lines = new Map<string, Set<string>>();
  const ahead = new Map<string, MakeablePicture>();
  let isWorking = false;

  /** Caches the names of stored files by key, which saves a query per picture. */
  const names = new LRUCache<string, string>({ max: 20_000 });

  async function kept(key: string): Promise<Uint8Array | undefined> {
    const name = names.get(key) ?? (await nameOf(key));
    const found = name === undefined ? undefined : await store.read(name);
    if (!found) {
      names.delete(key);
      return undefined;
    }
    names.set(key, name as string);
    return new Uint8Array(await new Response(found.body).arrayBuffer());
  }

  const there = async (picture: MakeablePicture): Promise<Uint8Array | undefined> =>
    (await picture.madeAhead()) ?? (await kept(picture.key));

  /** Prefers another size of the picture, if one is ready, to the plain stand-in. */
  async function standInFor(name: string, picture: MakeablePicture): Promise<Uint8Array> {
    for (const other of maker.alike(name)) {
      const found = await there(other);
      if (found) return found;
    }
    return picture.standIn();
  }

  async function nameOf(key: string): Promise<string | undefined> {
    const [row] = await db
      .select({ name: madePictures.name })
      .from(madePictures)
      .where(eq(madePictures.key, key));
    return row?.name;
  }

  async function keep(key: string, bytes: Uint8Array): Promise<void> {
    const name = await store.put(bytes, 'webp');
    const row = { key, name, byteSize: bytes.byteLength, madeAt: new Date(clock()) };
    await db.insert(madePictures).values(row).onConflictDoUpdate({ target: madePictures.key, set: row });
    await removeOldest();
  }

  /** If the total size exceeds the limit, removes the oldest pictures until a tenth of the limit is free. */
  async function removeOldest(): Promise<void> {
    const [total] = await db
      .select({ bytes: sql<string>`coalesce(sum(${madePictures.byteSize}), 0)` })
      .from(madePictures);
    let over = Number(total?.bytes ?? 0) - mostBytes;
    if (over <= 0) return;
    over += mostBytes / 10;
    const oldest = await db
      .select()
      .from(madePictures)
      .orderBy(asc(madePictures.madeAt), asc(madePictures.key))
      .limit(1000);
    const leaving = oldest.filter(({ byteSize }) => {
      const leaves = over > 0;
      over -= byteSize;
      return leaves;
    });
    await db.delete(madePictures).where(
      inArray(
        madePictures.key,
        leaving.map(({ key }) => key),
      ),
    );
    for (const { name } of leaving) await removeFile(db, store, name);
  }

  function takeNext(): MakeablePicture | undefined {
    for (const [from, keys] of lines) {
      lines.delete(from);
      for (const key of keys) {
        keys.delete(key);
        // A picture that was already made for another network is skipped.
        const wanted = asked.get(key);
        if (!wanted) continue;
        if (keys.size > 0) lines.set(from, keys);
        return wanted.picture;
      }
    }
    const [key, picture] = ahead.entries().next().value ?? [];
    if (key) ahead.delete(key);
    return picture;
  }

  async function work(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    try {
      for (let picture = takeNext(); picture; picture = takeNext()) {
        const bytes = await made(picture);
        asked.get(picture.key)?.done.resolve(bytes);
        asked.delete(picture.key);
      }
    } finally {
      isWorking = false;
    }
  }

  async function made(picture: MakeablePicture): Promise<Uint8Array | undefined> {
    try {
      const found = await there(picture);
      if (found) return found;
      const bytes = await picture.make();
      await keep(picture.key, bytes);
      return bytes;
    } catch (error) {
      log.error('made picture', error);
      return undefined;
    }
  }

  /** Undefined if the queue is full and the picture is not in it. */
  function ask(picture: MakeablePicture, from: string): Promise<Uint8Array | undefined> | undefined {
    const { key } = picture;
    const line = lines.get(from) ?? new Set();
    const waiting = asked.get(key);
    const isFull = line.size >= MOST_WAITING_EACH || (!waiting && asked.size >= mostWaiting);
    if (isFull) return waiting?.done.promise;
    const { done } = waiting ?? { done: Promise.withResolvers<Uint8Array | undefined>() };
    asked.set(key, { picture, done });
    lines.set(from, line.add(key));
    ahead.delete(key);
    void work();
    return done.promise;
  }

  function makeAhead(pictures: readonly MakeablePicture[]): void {
    for (const picture of pictures) {
      if (asked.has(picture.key) || ahead.has(picture.key)) continue;
      // Drops the oldest prediction: a viewer who scrolled on is nearer to the newest.
      if (ahead.size >= MOST_AHEAD) ahead.delete(ahead.keys().next().value ?? '');
      ahead.set(picture.key, picture);
    }
    if (ahead.size > 0) void work();
  }

  return {
    async read(name, from = '') {
      const picture = maker.find(name);
      if (!picture) return undefined;
      const { version } = picture;
      const found = await there(picture);
      const asking = found ? undefined : ask(picture, from);
      makeAhead(maker.next(name));
      if (found) return { bytes: found, version, isStandIn: false };
      const bytes = await within(patience, asking);
      if (bytes) return { bytes, version, isStandIn: false };
      return { bytes: await standInFor(name, picture), version, isStandIn: true };
    },

    async whole(name) {
      const picture = maker.find(name);
      if (!picture) return undefined;
      const bytes = (await there(picture)) ?? (await within(WHOLE_PATIENCE, ask(picture, '')));
      if (!bytes) throw new DomainError('busy');
      return bytes;
    },
  };
}

/** Returns undefined instead if the work takes longer. */
async function within<Result>(
  milliseconds: number,
  work: Promise<Result> | undefined,
): Promise<Result | undefined> {
  const timer = new AbortController();
  const late = wait(milliseconds, undefined, { signal: timer.signal, ref: false }).catch(() => undefined);
  return Promise.race([work, late]).finally(() => timer.abort());
}
