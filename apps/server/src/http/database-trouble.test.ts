import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { createApp } from '../composition/app.ts';
import { readConfig } from '../config/config.ts';
import { isDatabaseTrouble } from '../db/trouble.ts';

const config = readConfig({ DEMO: '0', WEB_DIST: '/nowhere' });
const calls: [string, RequestInit?][] = [
  ['/api/products/popular'],
  ['/api/likes/add', { method: 'POST', headers: { authorization: `Bearer ${'a'.repeat(43)}` } }],
];

function appOver(pool: pg.Pool) {
  const database = { db: drizzle(pool), kind: 'postgres' as const, close: () => pool.end() };
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

it('an unreachable database gives a 503 with Retry-After', async () => {
  const pool = new pg.Pool({ connectionString: 'postgres://nobody@127.0.0.1:1/none' });
  await expectPassing(appOver(pool));
  await pool.end();
});

it.skipIf(!inject('postgresUrl'))('a full pool gives a 503, and so does a broken connection', async () => {
  const pool = new pg.Pool({ connectionString: inject('postgresUrl'), max: 1 });
  pool.on('error', () => {});
  const held = await pool.connect();
  // Set only now: the first connection may take as long as it needs.
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
});

it.skipIf(!inject('postgresUrl'))('a bug of the server still gives a 500', async () => {
  const pool = new pg.Pool({ connectionString: inject('postgresUrl') });
  const fault = await drizzle(pool)
    .execute(sql`select * from nowhere_at_all`)
    .catch((error) => error);
  expect(isDatabaseTrouble(fault)).toBe(false);
  await pool.end();
});
