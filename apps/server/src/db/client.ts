import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import { type NodePgDatabase, drizzle as overPool } from 'drizzle-orm/node-postgres';
import { type Channel, type ChannelOptions, createChannel } from './channel.ts';
import { takeLock } from './lock.ts';

/** Query builder of both the embedded database and PostgreSQL. */
export type Db = NodePgDatabase;

export type Queries = Db | Parameters<Parameters<Db['transaction']>[0]>[0];

export interface Database {
  db: Db;
  kind: 'embedded' | 'postgres';
  /** Channel between the instances; undefined if there is only one. */
  channel?: Channel;
  close(): Promise<void>;
}

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

export function openDatabase(from: {
  url?: string;
  dataDir: string;
  poolSize?: number;
  hints?: ChannelOptions;
}): Promise<Database> {
  return from.url ? openPostgres(from.url, from.poolSize, from.hints) : openEmbedded(from.dataDir);
}

async function openPostgres(url: string, poolSize = 20, hints: ChannelOptions = {}): Promise<Database> {
  const [{ default: pg }, { connectionTo, migratePostgres, UnusableDatabase }] = await Promise.all([
    import('pg'),
    import('./postgres-setup.ts'),
  ]);
  pg.types.setTypeParser(pg.types.builtins.INT8, Number);
  const search_path = await migratePostgres(url, migrationsFolder).catch(
    (cause: Error & { code?: string }) => {
      const place = `The database at ${placeOf(url)}`;
      if (cause instanceof UnusableDatabase)
        throw new Error(`${place} cannot be used: ${cause.message}.`, { cause });
      throw new Error(
        `${place} could not be opened, and the server keeps everything there. ` +
          `Check DATABASE_URL and that PostgreSQL 15 or newer answers at it. (${cause.code ?? cause.name}: ${cause.message})`,
        { cause },
      );
    },
  );
  const connection = connectionTo(url, { search_path, statement_timeout: '30s' });
  const pool = new pg.Pool({ ...connection, max: poolSize });
  // The pool replaces a broken idle connection; without a listener, the event would end the process.
  pool.on('error', () => {});
  const channel = createChannel(
    () => new pg.Client({ ...connection, application_name: 'vitrine hints', keepAlive: true }),
    hints,
  );
  return {
    db: overPool(pool),
    kind: 'postgres',
    channel,
    async close() {
      await channel.close();
      await pool.end();
    },
  };
}

/** Opens PGlite, and locks its directory against other processes. */
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

/** Options of every embedded database: a confirmed commit is on disk. */
export async function embeddedOptions() {
  const { pg_trgm } = await import('@electric-sql/pglite/contrib/pg_trgm');
  return { extensions: { pg_trgm }, relaxedDurability: false };
}

export async function overEmbedded(client: PGlite): Promise<Database> {
  const [{ drizzle }, { migrate }] = await Promise.all([
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ]);
  const db = drizzle(client);
  await migrate(db, { migrationsFolder });
  // Both drivers build the same queries; only the type of a raw result differs, and `rows` is in both.
  return { db: db as unknown as Db, kind: 'embedded', close: () => client.close() };
}

/** Returns host and path of a database, without the password. */
function placeOf(url: string): string {
  try {
    const { host, pathname } = new URL(url);
    return `${host}${pathname}`;
  } catch {
    return 'the given address';
  }
}
