// Runs on both databases: transactions, locks and hand-written SQL.

import { asc, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database, Queries } from '../db/client.ts';
import type { Log } from '../kernel/log.ts';
import { emptyDatabase } from '../testing/harness.ts';
import { createDelivery } from './delivery.ts';
import { byHint, defineEvent, durably, inTransaction, type Listener } from './event.ts';
import { eventDeliveries } from './events.table.ts';
import { createEvents } from './events.ts';
import { createHints } from './hints.ts';

let database: Database;
beforeAll(async () => {
  database = await emptyDatabase();
  await database.db.execute(sql`create table heard (who text not null, id text not null)`);
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.execute(sql`truncate heard, event_deliveries`);
});

const bought = defineEvent<{ id: string }>('bought');
const silence: Log = { info: () => {}, error: () => {} };

const write = async (tx: Queries, who: string, id: string) => {
  await tx.execute(sql`insert into heard values (${who}, ${id})`);
};
const heard = async () => {
  const { rows } = await database.db.execute<{ who: string; id: string }>(
    sql`select * from heard order by who, id`,
  );
  return rows.map(({ who, id }) => `${who} ${id}`);
};
const waiting = async () =>
  (await database.db.select().from(eventDeliveries).orderBy(asc(eventDeliveries.id))).map(
    ({ listener, about, attempts }) => `${listener} ${about.id} ${attempts}`,
  );

/**
 * Creates an instance that publishes, but delivers only on demand, like one that is killed after its commit.
 */
function instance(listeners: readonly Listener[], hint: (event: string) => void = () => {}) {
  let woken = 0;
  const { db } = database;
  const events = createEvents(db, { listeners, onDeliverable: () => (woken += 1), hint });
  const delivery = createDelivery({
    db,
    listeners: listeners.filter((listener) => listener.kind === 'durable'),
    log: silence,
  });
  return {
    ...events,
    buy: (id: string) => events.transaction((_, publish) => publish(bought, { id })),
    deliver: () => delivery.work(new AbortController().signal),
    woken: () => woken,
  };
}

it('a listener in the transaction sees the new state, and its failure rolls the event back', async () => {
  const shop = instance([
    inTransaction(bought, (tx, { id }) => write(tx, 'stock', id)),
    inTransaction(bought, async (_, { id }) => {
      if (id === 'sold out') throw new Error('There is none left.');
    }),
  ]);
  await shop.buy('boots');
  await expect(shop.buy('sold out')).rejects.toThrow('none left');
  await expect(
    shop.transaction(async (_, publish) => {
      await publish(bought, { id: 'coat' });
      throw new Error('killed before the commit');
    }),
  ).rejects.toThrow('killed');
  expect(await heard()).toEqual(['stock boots']);
});

it('a durable listener is called by another instance if the publishing one was killed after its commit', async () => {
  const listeners = [
    durably('post', bought, async (tx, all) => write(tx, 'post', all.map(({ id }) => id).join())),
  ];
  const killed = instance(listeners);
  await killed.buy('boots');
  await killed.buy('coat');
  expect([await waiting(), await heard(), killed.woken()]).toEqual([['post boots 0', 'post coat 0'], [], 2]);
  await instance([]).deliver();
  expect(await waiting()).toHaveLength(2);
  await instance(listeners).deliver();
  expect([await waiting(), await heard()]).toEqual([[], ['post boots,coat']]);
});

it('a delivery is repeated if its instance is killed before the commit', async () => {
  let isKilled = true;
  const listeners = [
    durably('post', bought, async (tx, all) => {
      for (const { id } of all) await write(tx, 'post', id);
      if (isKilled) throw new Error('killed');
    }),
  ];
  await instance(listeners).buy('boots');
  await instance(listeners).deliver();
  expect([await waiting(), await heard()]).toEqual([['post boots 1'], []]);
  isKilled = false;
  await database.db.update(eventDeliveries).set({ dueAt: sql`now()` });
  await instance(listeners).deliver();
  expect([await waiting(), await heard()]).toEqual([[], ['post boots']]);
});

it('a failing delivery blocks no other, is retried at growing intervals, and is given up in the end', async () => {
  const listeners = [
    durably('post', bought, async (tx, all) => {
      for (const { id } of all) {
        if (id === 'lost') throw new Error('Nobody lives there.');
        await write(tx, 'post', id);
      }
    }),
    durably('bill', bought, (tx, all) => write(tx, 'bill', String(all.length))),
  ];
  const shop = instance(listeners);
  for (const id of ['boots', 'lost', 'coat']) await shop.buy(id);
  await shop.deliver();
  expect([await waiting(), await heard()]).toEqual([
    ['post lost 1'],
    ['bill 1', 'bill 1', 'bill 1', 'post boots', 'post coat'],
  ]);
  await shop.deliver();
  expect(await waiting()).toEqual(['post lost 1']);
  for (let each = 2; each <= 6; each += 1) {
    await database.db.update(eventDeliveries).set({ dueAt: sql`now()` });
    await shop.deliver();
  }
  expect(await waiting()).toEqual([]);
});

it('concurrent publishing, delivering and reading does not deadlock', async () => {
  const shop = instance([
    inTransaction(bought, (tx, { id }) => write(tx, 'stock', id)),
    durably('post', bought, async (tx, all) => {
      for (const { id } of all) await write(tx, 'post', id);
    }),
  ]);
  await Promise.all(
    Array.from({ length: 40 }, async (_, each) => {
      await shop.buy(String(each));
      await Promise.all([shop.deliver(), heard()]);
    }),
  );
  expect([await waiting(), (await heard()).length]).toEqual([[], 80]);
});

it('a change in a single statement is published with it, and cannot have listeners in the transaction', async () => {
  const listener = durably('post', bought, (tx, all) => write(tx, 'post', String(all.length)));
  const shop = instance([listener]);
  const { rows, committed } = shop.inStatement(
    bought,
    { id: sql`id` },
    sql`(values ('boots'), ('coat')) as made(id)`,
  );
  await database.db.execute(rows ?? sql`select`);
  committed({ id: 'boots' });
  expect([await waiting(), shop.woken()]).toEqual([['post boots 0', 'post coat 0'], 1]);
  const strict = instance([inTransaction(bought, async () => {})]);
  expect(() => strict.inStatement(bought, { id: sql`id` }, sql`made`)).toThrow(
    'Somebody listens to "bought"',
  );
});

it('hints come once for each thing, after the commit; a lost or failing hint has no further effect', async () => {
  const seen: string[] = [];
  const failures: unknown[] = [];
  const { promise: came, resolve } = Promise.withResolvers<void>();
  const listeners = [
    byHint(bought, () => {
      throw new Error('deaf');
    }),
    byHint(bought, ({ id }) => {
      seen.push(id);
      if (id === 'last') resolve();
    }),
  ];
  const hints = createHints({ listeners, channel: undefined, onFailure: (error) => failures.push(error) });
  const shop = createEvents(database.db, { listeners, onDeliverable: () => {}, hint: hints.hint });
  await expect(
    shop.transaction(async (_, publish) => {
      await publish(bought, { id: 'undone' });
      throw new Error('killed before the commit');
    }),
  ).rejects.toThrow('killed');
  await shop.transaction(async (_, publish) => {
    for (const id of ['boots', 'boots', 'last']) await publish(bought, { id });
  });
  await came;
  expect([seen, failures.length]).toEqual([['boots', 'last'], 2]);
});
