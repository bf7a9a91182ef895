import { randomBytes } from 'node:crypto';
import pg from 'pg';

/**
 * Creates a PostgreSQL database without tables, or a copy of `template`, with `options` of the statement. Returns its address and a function
 * that drops it.
 */
export async function newPostgresDatabase(
  url: string,
  { template = 'template1', options = '' }: { template?: string; options?: string } = {},
): Promise<{ name: string; url: string; drop(): Promise<void> }> {
  const name = `vitrine_test_${randomBytes(6).toString('hex')}`;
  await administer(url, `create database ${name} template ${options ? 'template0' : template} ${options}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { name, url: own.href, drop: () => administer(url, `drop database ${name} with (force)`) };
}

async function administer(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
