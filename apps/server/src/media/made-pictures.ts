import { setTimeout as wait } from 'node:timers/promises';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/client.ts';
import type { Log } from '../http/log.ts';
import { madePictures } from './media.table.ts';
import { removeFile } from './media-files.ts';
import type { MediaStore } from './media-store.ts';

/** A picture that can be made at any time. */
export interface MakeablePicture {
  /** Under which it is kept; differs when what it shows does. */
  key: string;
  /** What its address says of what it shows. */
  version: string;
  /** The file that was made ahead, before the server started; undefined where none was. */
  madeAhead(): Promise<Uint8Array | undefined>;
  /** The WebP file, made beside other work. */
  make(): Promise<Uint8Array>;
  /** What is shown while it is made. */
  standIn(): Promise<Uint8Array>;
}

/** Knows the pictures of a folder by the names of their files, and makes them. */
export interface PictureMaker {
  /** Undefined for every name that is not one of its pictures. */
  find(name: string): MakeablePicture | undefined;
  /** Pictures that will probably be asked for next, now that this one was. */
  next(name: string): MakeablePicture[];
  /** The same picture in other sizes, the best to stand in for it first. */
  alike(name: string): MakeablePicture[];
}

export interface MadePictures {
  /**
   * The picture, or its stand-in where it is not there in time; undefined where the maker has none of this name. `from` is where it
   * is asked from: pictures are made for all of these in turns.
   */
  read(
    name: string,
    from?: string,
  ): Promise<{ bytes: Uint8Array; version: string; isStandIn: boolean } | undefined>;
}

interface Options {
  db: Db;
  store: MediaStore;
  clock: Clock;
  log: Log;
  /** Milliseconds that somebody waits for a picture. */
  patience?: number;
  /** Bytes of all kept pictures together. */
  mostBytes?: number;
  /** Pictures that are waited for at once. */
  mostWaiting?: number;
}

const PATIENCE = 500;
const MOST_BYTES = 150_000_000;
/** Who comes when so many wait, of the same place or in all, gets the stand-in; it is made when somebody asks again. */
const MOST_WAITING_EACH = 120;
const MOST_WAITING = 2000;
const MOST_AHEAD = 60;

/**
 * Pictures that are made when they are first asked for, one at a time, and kept in the media store. All who ask take turns, and
 * what was asked for goes before what may be asked for next.
 */
export function createMadePictures(
  maker: PictureMaker,
  { db, store, clock, log, patience = PATIENCE, mostBytes = MOST_BYTES, mostWaiting = MOST_WAITING }: Options,
): MadePictures {
  const asked = new Map<
    string,
    { picture: MakeablePicture; done: PromiseWithResolvers<Uint8Array | undefined> }
  >();
  /** Keys that are waited for, by where they are asked from: the place whose turn is next first. */
  const lines = new Map<string, Set<string>>();
  const ahead = new Map<string, MakeablePicture>();
  let isWorking = false;

  /** Names of kept files by key, so that the database is not asked for every picture. */
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

  /** Another size of the picture where one is there, which says more than the plain one. */
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

  /** Makes room under the limit, with some to spare so that it is not done for every picture. */
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
        // Others may have had it made.
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

  /** Undefined where too many wait already. */
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
      // Whoever scrolled on is nearer to the newest.
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
      const timer = new AbortController();
      const patient = wait(patience, undefined, { signal: timer.signal, ref: false }).catch(() => undefined);
      const bytes = await Promise.race([asking, patient]);
      timer.abort();
      if (bytes) return { bytes, version, isStandIn: false };
      return { bytes: await standInFor(name, picture), version, isStandIn: true };
    },
  };
}
