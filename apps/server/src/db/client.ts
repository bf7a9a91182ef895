import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import { type NodePgDatabase, drizzle as overPool } from 'drizzle-orm/node-postgres';
import { takeLock } from './lock.ts';
import * as schema from './schema.ts';

/** The query builder; the same for the embedded database and for PostgreSQL. */
export type Db = NodePgDatabase<typeof schema>;

/** Either the database itself or a transaction in it. */
export type Queries = Db | Parameters<Parameters<Db['transaction']>[0]>[0];

/** An open database with all migrations applied. */
export interface Database {
  db: Db;
  kind: 'embedded' | 'postgres';
  close(): Promise<void>;
}

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
const MIGRATION_LOCK = 7_261_001;

/** Opens PostgreSQL at `url`, else the embedded database in `dataDir`, and brings it up to date. */
export function openDatabase(from: { url?: string; dataDir: string; poolSize?: number }): Promise<Database> {
  return from.url ? openPostgres(from.url, from.poolSize) : openEmbedded(from.dataDir);
}

/** PostgreSQL by URL. Several instances may start at once: one migrates, the others wait for it. */
async function openPostgres(url: string, poolSize = 20): Promise<Database> {
  const [{ default: pg }, { migrate }] = await Promise.all([
    import('pg'),
    import('drizzle-orm/node-postgres/migrator'),
  ]);
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    application_name: 'vitrine',
  });
  // The pool replaces a connection that breaks while idle; without a listener the event would end the process.
  pool.on('error', () => {});

  try {
    const client = await pool.connect();
    try {
      await client.query('set statement_timeout = 0');
      await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
      await migrate(overPool(client), { migrationsFolder });
    } finally {
      // Ending the connection frees its lock and forgets its settings.
      client.release(true);
    }
  } catch (cause) {
    await pool.end();
    throw new Error(
      `The database at ${placeOf(url)} could not be opened, and the server keeps everything there. ` +
        'Check DATABASE_URL and that PostgreSQL 15 or newer answers at it.',
      { cause },
    );
  }
  return { db: overPool(pool, { schema }), kind: 'postgres', close: () => pool.end() };
}

/** PGlite in a directory that no other process may open meanwhile. */
async function openEmbedded(dataDir: string): Promise<Database> {
  const release = await takeLock(join(dataDir, 'db.lock'));
  try {
    const { PGlite } = await import('@electric-sql/pglite');
    const client = await PGlite.create(join(dataDir, 'db'), await embeddedOptions());
    const database = await overEmbedded(client);
    const close = async () => {
      await database.close();
      release();
    };
    return { ...database, close };
  } catch (error) {
    release();
    throw error;
  }
}

/** How every embedded database is set up: a commit that was answered is on disk. */
export async function embeddedOptions() {
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm');
  return { extensions: { pg_trgm }, relaxedDurability: false };
}

/** The database over a PGlite that is open already. */
export async function overEmbedded(client: PGlite): Promise<Database> {
  const [{ drizzle }, { migrate }] = await Promise.all([
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ]);
  const db = drizzle(client, { schema });
  await migrate(db, { migrationsFolder });
  // Both drivers build the same queries; only the type of a raw result differs, and `rows` is in both.
  return { db: db as unknown as Db, kind: 'embedded', close: () => client.close() };
}

/** Where a database is, without the password that may stand in its address. */
function placeOf(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return `${host}${pathname}`;
  } catch {
    return 'the given address';
  }
}
