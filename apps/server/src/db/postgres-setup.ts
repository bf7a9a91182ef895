import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

/** Settings that our statements count on, whatever the role or the database has as its own. */
const SETTINGS = {
  DateStyle: 'ISO, MDY',
  IntervalStyle: 'postgres',
  TimeZone: 'UTC',
  bytea_output: 'hex',
  default_transaction_isolation: 'read committed',
  default_transaction_read_only: 'off',
  extra_float_digits: '1',
  idle_in_transaction_session_timeout: '0',
  idle_session_timeout: '0',
  lock_timeout: '0',
  'pg_trgm.similarity_threshold': '0.3',
  'pg_trgm.word_similarity_threshold': '0.6',
  standard_conforming_strings: 'on',
  transform_null_equals: 'off',
  // Compiling a statement takes longer than any of ours gains by it.
  jit: 'off',
};

const MIGRATION_LOCK = 7_261_001;
const OLDEST = 15;

/** Options of connections to a database; `more` settings take precedence over those of its address. */
export function connectionTo(url: string, more: Record<string, string> = {}): pg.ClientConfig {
  const end = url.includes('?') ? url.indexOf('?') : url.length;
  const address = url.slice(0, end);
  const parameters = new URLSearchParams(url.slice(end + 1));
  const own = parameters.get('options') ?? '';
  // These in the address would take precedence over ours.
  for (const name of ['options', 'statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'])
    parameters.delete(name);
  const settings = Object.entries({ ...SETTINGS, ...more }).map(
    ([name, value]) => `-c ${name}=${value.replace(/[\\ ]/g, String.raw`\$&`)}`,
  );
  return {
    connectionString: parameters.size > 0 ? `${address}?${parameters}` : address,
    application_name: 'vitrine',
    connectionTimeoutMillis: 10_000,
    options: [own, ...settings].join(' ').trim(),
  };
}

/**
 * Migrates a database. Several instances may start at once: one migrates, the others wait for it. Returns the search
 * path with the schemas of our tables and of the extension that we use. Throws with a reason if the database
 * is set up so that it cannot be used.
 */
export async function migratePostgres(url: string, migrationsFolder: string): Promise<string> {
  const client = new pg.Client(connectionTo(url, { statement_timeout: '0' }));
  // Without a listener, a connection that breaks would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    await expectUsable(client);
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await createExtension(client);
    const searchPath = await searchPathOf(client);
    await client.query(`set search_path to ${searchPath}`);
    await migrate(drizzle(client), { migrationsFolder });
    return searchPath;
  } finally {
    // Ending the connection frees its lock.
    await client.end().catch(() => undefined);
  }
}

async function expectUsable(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ encoding: string; version: string }>(
    "select current_setting('server_encoding') as encoding, current_setting('server_version') as version",
  );
  const { encoding = '', version = '' } = rows[0] ?? {};
  if (Number.parseInt(version, 10) < OLDEST)
    throw new UnusableDatabase(`it is PostgreSQL ${version}; ${OLDEST} or newer is needed`);
  if (encoding !== 'UTF8')
    throw new UnusableDatabase(
      `its encoding is ${encoding}, which cannot hold every letter. Create one with: createdb --encoding UTF8 --template template0 NAME`,
    );
}

async function createExtension(client: pg.Client): Promise<void> {
  try {
    await client.query('set search_path to public');
    await client.query('create extension if not exists pg_trgm');
  } catch (cause) {
    const { message } = cause as Error;
    throw new UnusableDatabase(
      `its extension pg_trgm, which searches need, cannot be created (${message}). Install the contrib package of ` +
        'PostgreSQL, and let somebody who may run in this database: CREATE EXTENSION pg_trgm',
      { cause },
    );
  }
}

/** Our tables are in `public`, as migrations name them, and the extension may be in any schema. */
async function searchPathOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ schema: string }>(
    `select nspname::text as schema from pg_extension
     join pg_namespace on pg_namespace.oid = extnamespace where extname = 'pg_trgm'`,
  );
  const schemas = new Set(['public', ...rows.map(({ schema }) => schema)]);
  return [...schemas].map((schema) => client.escapeIdentifier(schema)).join(',');
}

/** The message says what is wrong with the database, and what to do. */
export class UnusableDatabase extends Error {
  override readonly name = 'UnusableDatabase';
}
