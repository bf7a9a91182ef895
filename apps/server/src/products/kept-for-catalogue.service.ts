import { sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/client.ts';
import { catalogueRevisionNow } from './products.service.ts';

interface Kept<Value> {
  revision: string | undefined;
  at: number;
  value: Promise<Value>;
}

/**
 * Reads something of the whole catalogue once for each state of it, for all who ask; anew after `keptForMs`, since a state also
 * counts changes that are not committed yet.
 */
export function createKeptForCatalogue<Value>(
  db: Db,
  { clock, keptForMs, read }: { clock: Clock; keptForMs: number; read: () => Promise<Value> },
): () => Promise<Value> {
  let kept: Kept<Value> | undefined;
  return async () => {
    const { rows } = await db.execute<{ revision: string }>(sql`select ${catalogueRevisionNow} as revision`);
    const revision = rows[0]?.revision;
    if (kept && kept.revision === revision && clock() - kept.at < keptForMs) return kept.value;
    const fresh = { revision, at: clock(), value: read() };
    kept = fresh;
    fresh.value.catch(() => {
      if (kept === fresh) kept = undefined;
    });
    return fresh.value;
  };
}
