import { type SQL, sql, type WithSubquery } from 'drizzle-orm';
import type { StartWork } from '../concurrency/worker.ts';
import type { Database, Db, Queries } from '../db/client.ts';
import { SECOND } from '../kernel/clock.ts';
import type { Log } from '../kernel/log.ts';
import { createDelivery } from './delivery.ts';
import type { DurableListener, Event, HintListener, Listener, TransactionListener } from './event.ts';
import { eventDeliveries } from './events.table.ts';
import { createHints } from './hints.ts';

/**
 * Milliseconds in which events for durable listeners are gathered, so that a batch is worth its transaction.
 */
const GATHER_MS = 25;
/** Milliseconds between checks for deliveries that are due again or that a crashed instance left behind. */
const IDLE = 5 * SECOND;

type AboutOf<Of> = Of extends Event<infer About> ? About : never;

/**
 * Publishes an event in a transaction. An optional statement gets the inserts for durable listeners as its
 * `with` parts, to save a round trip; the statement runs before the transaction's listeners.
 */
export type Publish = <Happened extends Event, Result = void>(
  event: Happened,
  about: AboutOf<Happened>,
  statement?: (rows: WithSubquery[]) => Promise<Result>,
) => Promise<Result>;

/** Publishes an event to listeners by hint alone. */
export type Hint = <Happened extends Event>(event: Happened, about: AboutOf<Happened>) => void;

export type Events = ReturnType<typeof createEvents>;

export interface EventsOptions {
  listeners: readonly Listener[];
  /** Called after each commit of an event that has durable listeners. */
  onDeliverable(): void;
  hint(event: string, about: Record<string, string>): void;
}

/** Creates the publisher of events. An event without listeners costs no SQL statement. */
export function createEvents(db: Db, { listeners, onDeliverable, hint }: EventsOptions) {
  const of = new Map<string, ReturnType<typeof none>>();
  const none = () => ({
    inTransaction: [] as TransactionListener[],
    durable: [] as DurableListener[],
    hints: [] as HintListener[],
  });
  const toward = ({ name }: Event) => of.get(name) ?? none();
  for (const listener of listeners) {
    const known = of.get(listener.event) ?? none();
    of.set(listener.event, known);
    if (listener.kind === 'transaction') known.inTransaction.push(listener);
    else if (listener.kind === 'durable') known.durable.push(listener);
    else known.hints.push(listener);
  }

  /** Returns a statement that inserts the rows for durable listeners, one set for each row of `from`. */
  function deliveries<About extends Record<string, string>>(
    event: Event<About>,
    about: { [Key in keyof About]: SQL | string },
    from?: SQL,
  ): SQL | undefined {
    const { durable } = toward(event);
    if (durable.length === 0) return undefined;
    const object = sql.join(
      Object.entries<SQL | string>(about).flatMap(([key, id]) => [
        sql`${key}::text`,
        typeof id === 'string' ? sql`${id}::text` : id,
      ]),
      sql`, `,
    );
    const names = sql.param(durable.map(({ name }) => name));
    return sql`insert into ${eventDeliveries} (listener, about)
      select listener, jsonb_build_object(${object})
      from ${from === undefined ? sql`` : sql`${from} cross join`} unnest(${names}::text[]) as listener`;
  }

  function committed<About extends Record<string, string>>(event: Event<About>, about: About): void {
    const { durable, hints } = toward(event);
    if (durable.length > 0) onDeliverable();
    if (hints.length > 0) hint(event.name, about);
  }

  const hintOf: Hint = ({ name }, about) => {
    if (toward({ name }).hints.length > 0) hint(name, about);
  };

  return {
    hint: hintOf,

    async transaction<Result>(run: (tx: Queries, publish: Publish) => Promise<Result>): Promise<Result> {
      const happened: [Event, Record<string, string>][] = [];
      const result = await db.transaction((tx) =>
        run(tx, async (event, about, statement) => {
          const rows = deliveries(event, about);
          const result = statement && (await statement(rows ? [tx.$with('told', {}).as(rows)] : []));
          if (!statement && rows) await tx.execute(rows);
          for (const { hear } of toward(event).inTransaction) await hear(tx, about);
          happened.push([event, about]);
          // Without a statement, the result type is void.
          return result as never;
        }),
      );
      for (const [event, about] of happened) committed(event, about);
      return result;
    },

    /**
     * Supports statements that are transactions of their own. `rows` inserts the rows for durable listeners,
     * undefined if there are none; call `committed` after the statement. Such an event cannot have listeners
     * in the transaction.
     */
    inStatement<About extends Record<string, string>>(
      event: Event<About>,
      about: { [Key in keyof About]: SQL },
      from: SQL,
    ) {
      if (toward(event).inTransaction.length > 0)
        throw new Error(
          `Somebody listens to "${event.name}" in the transaction, and it is published in a statement of its own, so they would hear ` +
            'nothing. Publish it in events.transaction, or listen durably.',
        );
      return {
        rows: deliveries(event, about, from),
        committed: (about: About) => committed(event, about),
      };
    },
  };
}

export interface OpenEventsOptions {
  database: Database;
  listeners: readonly Listener[];
  startWork: StartWork;
  onMissedHints(): void;
  log: Log;
}

/** Creates the publisher of events, and the workers that call their listeners. */
export function openEvents({
  database,
  listeners,
  startWork,
  onMissedHints,
  log,
}: OpenEventsOptions): Events {
  const { db, channel } = database;
  const delivery = createDelivery({
    db,
    listeners: listeners.filter((listener) => listener.kind === 'durable'),
    log,
  });
  const delivering = startWork({ name: 'events', work: delivery.work, idle: IDLE });
  const hints = createHints({
    listeners: listeners.filter((listener) => listener.kind === 'hint'),
    channel,
    onMissed: onMissedHints,
    onFailure: (error) => log.error('hint', error),
  });
  let isGathering = false;
  return createEvents(db, {
    listeners,
    onDeliverable() {
      if (isGathering) return;
      isGathering = true;
      setTimeout(() => {
        isGathering = false;
        delivering.wake();
      }, GATHER_MS).unref();
    },
    hint: hints.hint,
  });
}
