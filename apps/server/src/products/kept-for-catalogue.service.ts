import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import type { Clock } from '../kernel/clock.ts';
import { catalogueRevisionNow } from './products.service.ts';

interface Reading<Value> {
  revision: string | undefined;
  at: number;
  /** Before this time, a change of the catalogue causes no new reading. */
  restsUntil: number;
  value: Promise<Value>;
}

export interface KeptForCatalogueOptions<Value> {
  clock: Clock;
  /**
   * Maximum age of a reading, in milliseconds. Even at an equal revision, a reading may be outdated, as
   * revisions also count uncommitted changes.
   */
  keptForMs: number;
  /**
   * After this many milliseconds, waiting callers get the previous reading, if there is one. By default, they
   * wait for the new one.
   */
  patienceMs?: number;
  read(): Promise<Value>;
}

/**
 * A pause of this many times its duration follows a reading, so that a busy catalogue is not read all the
 * time.
 */
const REST = 10;

/** Callers share a reading until it is too old, or until the catalogue has changed and the pause is over. */
export function createKeptForCatalogue<Value>(
  db: Db,
  { clock, keptForMs, patienceMs, read }: KeptForCatalogueOptions<Value>,
): () => Promise<Value> {
  let newest: Reading<Value> | undefined;
  let last: { value: Value } | undefined;

  function begin(revision: string | undefined): Reading<Value> {
    const reading = { revision, at: clock(), restsUntil: Number.POSITIVE_INFINITY, value: read() };
    reading.value.then(
      (value) => {
        last = { value };
        reading.restsUntil = clock() + REST * (clock() - reading.at);
      },
      () => {
        if (newest === reading) newest = undefined;
      },
    );
    return reading;
  }

  async function outcomeOf({ value, restsUntil }: Reading<Value>): Promise<Value> {
    const before = last;
    const isUnderWay = restsUntil === Number.POSITIVE_INFINITY;
    if (!isUnderWay || !before || patienceMs === undefined) return value;
    return Promise.race([value, wait(patienceMs, before.value, { ref: false })]);
  }

  return async () => {
    const { rows } = await db.execute<{ revision: string }>(sql`select ${catalogueRevisionNow} as revision`);
    const revision = rows[0]?.revision;
    const now = clock();
    const isKept =
      newest && now - newest.at < keptForMs && (newest.revision === revision || now < newest.restsUntil);
    if (!newest || !isKept) newest = begin(revision);
    return outcomeOf(newest);
  };
}
