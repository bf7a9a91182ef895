import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import * as schema from '../db/schema.ts';
import { isDatabaseTrouble } from '../db/trouble.ts';

const config = readConfig({ DEMO: '0', WEB_DIST: '/nowhere' });
const calls: [string, RequestInit?][] = [
  ['/api/products/popular'],
  ['/api/likes/add', { method: 'POST', headers: { authorization: `Bearer ${'a'.repeat(43)}` } }],
];

function appOver(pool: pg.Pool) {
  const database = { db: drizzle(pool, { schema }), kind: 'postgres' as const, close: () => pool.end() };
  return createApp({ database, config });
}

async function expectPassing(app: ReturnType<typeof appOver>) {
  for (const [path, init] of calls) {
    const answer = await app.request(path, init);
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await answer.json()).toMatchObject({ code: 'unavailable' });
  }
}

it('a database that cannot be reached is 503, and says when to come back', async () => {
  const pool = new pg.Pool({ connectionString: 'postgres://nobody@127.0.0.1:1/none' });
  await expectPassing(appOver(pool));
  await pool.end();
});

it.skipIf(!inject('postgresUrl'))(
  'a pool that is full is 503, and so is a connection that is cut',
  async () => {
    const pool = new pg.Pool({ connectionString: inject('postgresUrl'), max: 1 });
    pool.on('error', () => {});
    const held = await pool.connect();
    // From now on: the first connection may take as long as it needs.
    pool.options.connectionTimeoutMillis = 50;
    held.on('error', () => {});
    await expectPassing(appOver(pool));

    const cut = held.query('select pg_sleep(60)').catch((error) => error);
    const operator = new pg.Client({ connectionString: inject('postgresUrl') });
    await operator.connect();
    await operator.query('select pg_terminate_backend($1)', [
      (held as never as { processID: number }).processID,
    ]);
    expect(isDatabaseTrouble(await cut)).toBe(true);
    held.release(true);
    await operator.end();
    await pool.end();
  },
);

it.skipIf(!inject('postgresUrl'))('a fault of our own is still 500', async () => {
  const pool = new pg.Pool({ connectionString: inject('postgresUrl') });
  const fault = await drizzle(pool)
    .execute(sql`select * from nowhere_at_all`)
    .catch((error) => error);
  expect(isDatabaseTrouble(fault)).toBe(false);
  await pool.end();
});
