// Runs on both databases: their drivers open, count and report addresses differently.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { count, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { products } from '../products/products.table.ts';
import { newDataDir, SHORT_LIVED } from '../testing/embedded-database.ts';
import { emptyDatabase } from '../testing/harness.ts';
import { newPostgresDatabase } from '../testing/postgres-database.ts';
import { openDatabase } from './client.ts';

const postgres = inject('postgresUrl');

const here = (file: string) => JSON.stringify(join(import.meta.dirname, file));

/** Starts a process that opens the database of a directory, stores products and reports each. */
function writer(dataDir: string): ChildProcess {
  const script = `
    import { openDatabase } from ${here('client.ts')};
    import { products } from ${here('../products/products.table.ts')};
    const { db } = await openDatabase({ dataDir: ${JSON.stringify(dataDir)} });
    for (let n = 0; ; n += 1) {
      await db.insert(products).values({ id: \`\${process.pid}-\${n}\`, name: 'Kept' });
      process.stdout.write('.');
    }`;
  return spawn(process.execPath, [...SHORT_LIVED, '--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

describe.runIf(!postgres)('the embedded database', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await newDataDir();
  });
  afterAll(() => rmSync(dataDir, { recursive: true }));

  it('kill -9 loses no confirmed write', async () => {
    let stored = 0;
    for (const most of [1, 200]) {
      const child = writer(dataDir);
      let acknowledged = 0;
      await new Promise<void>((resolve) => {
        child.stdout?.on('data', (dots: Buffer) => {
          acknowledged += dots.byteLength;
          if (acknowledged >= most && child.exitCode === null) child.kill('SIGKILL') && resolve();
        });
      });
      await once(child, 'close');
      stored += acknowledged;
    }
    const { db, close } = await openDatabase({ dataDir });
    const [row] = await db.select({ kept: count() }).from(products);
    await close();
    // Each of the two kills may have come after a commit, but before its dot was read.
    expect(row?.kept).toBeGreaterThanOrEqual(stored);
    expect(row?.kept).toBeLessThanOrEqual(stored + 2);
  });

  it('two processes cannot open one directory', async () => {
    const child = writer(dataDir);
    await once(child.stdout as NonNullable<typeof child.stdout>, 'data');
    await expect(openDatabase({ dataDir })).rejects.toThrow(/in use by process \d+/);
    child.kill('SIGKILL');
    await once(child, 'close');
    await (await openDatabase({ dataDir })).close();
  });
});

describe('either database', () => {
  it('counts are numbers, and the extensions for searches exist', async () => {
    const { db, close } = await emptyDatabase();
    const answer = await db.execute(
      sql`select count(*) as people, similarity('kettle', 'kettles') as alike from people`,
    );
    expect(answer.rows[0]).toEqual({ people: 0, alike: expect.closeTo(0.67, 2) });
    await close();
  });
});

describe.runIf(postgres)('PostgreSQL', () => {
  it('several instances can start at once on an empty database', async () => {
    const { url, drop } = await newPostgresDatabase(postgres ?? '');
    const open = () => openDatabase({ url, dataDir: '' });
    const instances = await Promise.all([open(), open(), open()]);
    for (const instance of instances) {
      const [row] = await instance.db.select({ found: count() }).from(products);
      expect(row?.found).toBe(0);
      await instance.close();
    }
    await drop();
  });

  /** Creates a database with these statements run in it, after `options` of its creation. */
  async function setUp(statements: readonly string[], options = '') {
    const place = await newPostgresDatabase(postgres ?? '', { options });
    const client = new pg.Client({ connectionString: place.url });
    await client.connect();
    for (const statement of statements) await client.query(statement.replaceAll('DB', place.name));
    await client.end();
    return { ...place, open: () => openDatabase({ url: place.url, dataDir: '' }) };
  }

  it('settings of the database change nothing', async () => {
    const place = await setUp([
      "alter database DB set DateStyle = 'German'",
      "alter database DB set IntervalStyle = 'iso_8601'",
      "alter database DB set TimeZone = 'Pacific/Kiritimati'",
      'alter database DB set standard_conforming_strings = off',
      "alter database DB set bytea_output = 'escape'",
      "alter database DB set statement_timeout = '1ms'",
      'alter database DB set extra_float_digits = -8',
      "alter database DB set default_transaction_isolation = 'serializable'",
    ]);
    const { db, close } = await place.open();
    const releasedAt = new Date('2026-11-21T23:30:00Z');
    await db.insert(products).values({ id: 'a', name: String.raw`A \'quoted\' cup`, rating: 4.123456 });
    const answer = await db.execute(sql`
      select ${releasedAt}::timestamptz::text as moment, date_trunc('day', ${releasedAt}::timestamptz)::text as day,
        date '1981-04-01'::text as birthday, name, rating, pg_sleep(0.01)::text,
        current_setting('transaction_isolation') as isolation
      from ${products}`);
    expect(answer.rows[0]).toMatchObject({
      moment: '2026-11-21 23:30:00+00',
      day: '2026-11-21 00:00:00+00',
      birthday: '1981-04-01',
      name: String.raw`A \'quoted\' cup`,
      rating: 4.123456,
      isolation: 'read committed',
    });
    await close();
    await place.drop();
  });

  it('the extension may be in another schema, and search paths change nothing', async () => {
    const place = await setUp([
      'create schema extensions',
      'create extension pg_trgm schema extensions',
      'create schema shop',
      'create table shop.people (id text)',
      'alter database DB set search_path = shop',
    ]);
    const { db, close } = await place.open();
    const answer = await db.execute(
      sql`select similarity('kettle', 'kettles') > 0.5 as alike, count(password_hash) as people from people`,
    );
    expect(answer.rows[0]).toEqual({ alike: true, people: 0 });
    await close();
    await place.drop();
  });

  it.each(['LATIN1', 'SQL_ASCII'])('a database with the encoding %s is refused by name', async (encoding) => {
    const place = await setUp([], `encoding '${encoding}' lc_collate 'C' lc_ctype 'C'`);
    await expect(place.open()).rejects.toThrow(`its encoding is ${encoding}`);
    await place.drop();
  });

  it('options in the address hold beside ours', async () => {
    const place = await setUp([]);
    const url = `${place.url}?options=-c%20work_mem%3D7MB%20-c%20DateStyle%3DGerman`;
    const { db, close } = await openDatabase({ url, dataDir: '' });
    const answer = await db.execute(
      sql`select current_setting('work_mem') as memory, current_setting('DateStyle') as style`,
    );
    expect(answer.rows[0]).toEqual({ memory: '7MB', style: 'ISO, MDY' });
    await close();
    await place.drop();
  });
});

it('an error names the unreachable database without its password', async () => {
  const opening = openDatabase({ url: 'postgres://me:secret@127.0.0.1:1/shop', dataDir: '' });
  const error = await opening.catch((thrown: Error) => thrown);
  expect(error).toMatchObject({
    message: expect.stringMatching(/127\.0\.0\.1:1\/shop could not be opened.*Check DATABASE_URL/s),
  });
  expect((error as Error).message).not.toContain('secret');
});
