// Runs on both databases: their drivers open, count and report addresses differently.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { count, sql } from 'drizzle-orm';
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
});

it('an error names the unreachable database without its password', async () => {
  const opening = openDatabase({ url: 'postgres://me:secret@127.0.0.1:1/shop', dataDir: '' });
  const error = await opening.catch((thrown: Error) => thrown);
  expect(error).toMatchObject({
    message: expect.stringMatching(/127\.0\.0\.1:1\/shop could not be opened.*Check DATABASE_URL/s),
  });
  expect((error as Error).message).not.toContain('secret');
});
