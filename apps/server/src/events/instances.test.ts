// @module-tag long/kills
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, everyCall } from '@vitrine/api';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { statementsOf } from '../../bench/recording.ts';
import { type Database, openDatabase } from '../db/client.ts';
import { notifications } from '../notifications/notifications.table.ts';
import { newPostgresDatabase } from '../testing/postgres-database.ts';
import { started, startServer } from '../testing/server-process.ts';
import { byHint, defineEvent } from './event.ts';
import { createEvents } from './events.ts';
import { createHints } from './hints.ts';

const postgres = inject('postgresUrl') ?? '';
const bought = defineEvent<{ id: string }>('bought');

async function twoInstances(): Promise<[Database, Database, url: string]> {
  const { url, drop } = await newPostgresDatabase(postgres, { template: inject('postgresTemplate') });
  const [one, other] = [await openDatabase({ url, dataDir: '' }), await openDatabase({ url, dataDir: '' })];
  onTestFinished(async () => {
    await one.close();
    await other.close();
    await drop();
  });
  return [one, other, url];
}

function hearing({ db, channel }: Database) {
  const seen: string[] = [];
  const hints = createHints({
    listeners: [byHint(bought, ({ id }) => seen.push(id))],
    channel,
    onFailure: (error) => console.error(error),
  });
  const events = createEvents(db, {
    listeners: [byHint(bought, () => {})],
    onDeliverable: () => {},
    hint: hints.hint,
  });
  return { seen, buy: (id: string) => events.transaction((_, publish) => publish(bought, { id })) };
}

const hearers = async ({ db }: Database) =>
  (
    await db.execute(
      sql`select pid from pg_stat_activity where application_name = 'vitrine hints' and datname = current_database()`,
    )
  ).rows.length;

describe.skipIf(!postgres)('on PostgreSQL', () => {
  it('two instances receive each other’s hints, each once, however many and long they are', async () => {
    const [one, other] = await twoInstances();
    const [here, there] = [hearing(one), hearing(other)];
    await one.channel?.hear(() => {});
    await other.channel?.hear(() => {});
    const ids = Array.from({ length: 200 }, (_, each) => `${'long '.repeat(20)}${each}`);
    await Promise.all(ids.map((id, each) => (each % 2 ? here : there).buy(id)));
    for (const { seen } of [here, there]) {
      await expect.poll(() => seen.length).toBe(200);
      expect(new Set(seen)).toEqual(new Set(ids));
    }
  });

  it('a broken connection is replaced, and texts sent meanwhile are lost', async () => {
    const [one, other] = await twoInstances();
    const [here, there] = [hearing(one), hearing(other)];
    await other.channel?.hear(() => {});
    await one.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'vitrine hints' and datname = current_database()`);
    await expect.poll(() => hearers(one)).toBe(2);
    let told = 0;
    await expect
      .poll(async () => {
        told += 1;
        await here.buy(String(told));
        return there.seen.length;
      })
      .toBeGreaterThan(0);
  });

  it('no connection is opened without listeners to hints', async () => {
    const [one] = await twoInstances();
    const hints = createHints({ listeners: [], channel: one.channel, onFailure: () => {} });
    hints.hint('bought', { id: 'boots' });
    expect(await hearers(one)).toBe(0);
  });

  it('an event without listeners costs no statement', async () => {
    const [{ db }] = await twoInstances();
    const events = createEvents(db, {
      listeners: [],
      onDeliverable: expect.unreachable,
      hint: expect.unreachable,
    });
    const statements = await statementsOf(() =>
      events.transaction((_, publish) => publish(bought, { id: 'boots' })),
    );
    expect(statements.map(({ config }) => (typeof config === 'string' ? config : config.text))).toEqual([
      'begin',
      'commit',
    ]);
    expect(events.inStatement(bought, { id: sql`id` }, sql`made`).rows).toBeUndefined();
  });

  it('deliveries of a server that was killed after its response are made by the next one', async () => {
    const [{ db }, , url] = await twoInstances();
    const folder = mkdtempSync(join(tmpdir(), 'vitrine-events-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const env = { DATABASE_URL: url, DATA_DIR: folder };
    const first = startServer(env);
    const address = await started(first);
    const person = async (username: string) => {
      const body = { username, password: 'correct horse', email: `${username}@example.com` };
      const { userId, token } = await clientOf(address).session.register({ body });
      return { id: String(userId), client: clientOf(address, token) };
    };
    const [mina, jun] = [await person('mina'), await person('jun')];
    // Deliveries need this lock, so none happens until it is released.
    const { promise: killed, resolve: kill } = Promise.withResolvers<void>();
    const { promise: held, resolve: hold } = Promise.withResolvers<void>();
    const holding = db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('event deliveries', 0))`);
      hold();
      await killed;
    });
    await held;
    await jun.client.follow.follow({ body: { followedId: mina.id } });
    const ended = once(first, 'exit');
    first.kill('SIGKILL');
    await ended;
    kill();
    await holding;
    const told = () =>
      db
        .select({ kind: notifications.kind, actorId: notifications.actorId })
        .from(notifications)
        .where(eq(notifications.personId, mina.id));
    expect(await told()).toEqual([]);
    await started(startServer(env));
    await expect.poll(told).toEqual([{ kind: 'follow', actorId: jun.id }]);
  });
});

const clientOf = (address: string, token?: string | null) =>
  everyCall(
    createClient({
      token: () => token ?? undefined,
      fetch: (input, init) => fetch(new URL(String(input), address), init),
    }),
  );
