import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/client.ts';
import { catalogueRevisionNow } from './products.service.ts';

interface Reading<Value> {
  revision: string | undefined;
  at: number;
  /** Until then a changed catalogue is not read again. */
  restsUntil: number;
  value: Promise<Value>;
}

export interface KeptForCatalogueOptions<Value> {
  clock: Clock;
  /** Milliseconds. A revision also counts changes that are not committed yet, so no reading is kept for ever. */
  keptForMs: number;
  /** Milliseconds after which people who wait for a reading get the one before; without it they wait for its end. */
  patienceMs?: number;
  read(): Promise<Value>;
}

/** A reading is followed by a rest of this many times its length: a catalogue that never stands still is not read all the time. */
const REST = 10;

/** Reads something of the whole catalogue once for each state of it, for all who ask, and at most a tenth of the time. */
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
