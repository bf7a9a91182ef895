import { and, eq, sql } from 'drizzle-orm';
import type { Db, Queries } from '../db/client.ts';
import { HOUR, MINUTE, SECOND } from '../kernel/clock.ts';
import type { Log } from '../kernel/log.ts';
import type { DurableListener } from './event.ts';
import { eventDeliveries } from './events.table.ts';

const BATCH = 500;
/** Pauses before each retry; after the last retry, the delivery is given up. */
const PAUSES = [10 * SECOND, MINUTE, 10 * MINUTE, HOUR, 8 * HOUR];

type Delivery = Pick<typeof eventDeliveries.$inferSelect, 'id' | 'listener' | 'about' | 'attempts'>;

export interface DeliveryOptions {
  db: Db;
  listeners: readonly DurableListener[];
  log: Log;
}

export function createDelivery({ db, listeners, log }: DeliveryOptions) {
  const byName = new Map(listeners.map((listener) => [listener.name, listener]));
  const names = sql.param([...byName.keys()]);
  const isDue = sql`${eventDeliveries.listener} = any(${names}::text[]) and ${eventDeliveries.dueAt} <= now()`;
  const isOne = ({ listener, id }: Delivery) =>
    and(eq(eventDeliveries.listener, listener), eq(eventDeliveries.id, id));
  const next = sql`select listener, id from ${eventDeliveries} where ${isDue} order by id limit ${BATCH}`;

  /**
   * Delivers in one transaction at a time over all instances. Otherwise, a listener that read older state
   * could write after one that read newer state.
   */
  const inTurn = <Result>(tell: (tx: Queries) => Promise<Result>) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('event deliveries', 0))`);
      return tell(tx);
    });

  async function tell(tx: Queries, deliveries: readonly Delivery[]) {
    for (const [name, ofListener] of Map.groupBy(deliveries, ({ listener }) => listener))
      await byName.get(name)?.hear(
        tx,
        ofListener.map(({ about }) => about),
      );
  }

  /** Delivers a batch in one transaction. Resolves with whether there may be more deliveries. */
  const tellMany = () =>
    inTurn(async (tx) => {
      const { rows } = await tx.execute<Delivery & Record<string, unknown>>(sql`
        delete from ${eventDeliveries} where (listener, id) in (${next}) returning id, listener, about, attempts`);
      await tell(
        tx,
        rows.sort((one, other) => one.id - other.id),
      );
      return rows.length === BATCH;
    });

  /** Delivers one by one, so that a failing delivery does not block the others. */
  async function tellEach(signal: AbortSignal) {
    const { rows } = await db.execute<Delivery & Record<string, unknown>>(sql`
      select id, listener, about, attempts from ${eventDeliveries} where (listener, id) in (${next}) order by id`);
    for (const delivery of rows) {
      if (signal.aborted) return;
      try {
        await inTurn(async (tx) => {
          const taken = await tx.delete(eventDeliveries).where(isOne(delivery)).returning();
          await tell(tx, taken);
        });
      } catch (error) {
        await putOff(delivery, error);
      }
    }
  }

  async function putOff(delivery: Delivery, error: unknown) {
    const { listener, attempts } = delivery;
    const pause = PAUSES[attempts];
    log.error(pause === undefined ? 'event given up' : 'event not delivered yet', error, {
      listener,
      attempts: attempts + 1,
    });
    if (pause === undefined) await db.delete(eventDeliveries).where(isOne(delivery));
    else
      await db
        .update(eventDeliveries)
        .set({ attempts: attempts + 1, dueAt: sql`now() + ${pause / SECOND} * interval '1 second'` })
        .where(isOne(delivery));
  }

  return {
    async work(signal: AbortSignal): Promise<void> {
      if (byName.size === 0) return;
      let isMore = true;
      while (isMore && !signal.aborted) {
        try {
          isMore = await tellMany();
        } catch {
          await tellEach(signal);
          isMore = false;
        }
      }
    },
  };
}
