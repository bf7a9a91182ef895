import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { type Database, embeddedOptions, overEmbedded } from '../db/client.ts';

/**
 * Flags of node for a process that opens an embedded database for a moment: it need not make the database's code fast
 * first, which takes more of the processor than such a process does.
 */
export const SHORT_LIVED = ['--liftoff-only'];

/** An embedded database in memory, with all tables and nothing in them. */
export async function emptyEmbedded(): Promise<Database> {
  const loadDataDir = new Blob([new Uint8Array(readFileSync(await template()))]);
  return overEmbedded(await PGlite.create({ ...(await embeddedOptions()), loadDataDir }));
}

/** A new folder as DATA_DIR, in which the embedded database has all tables and nothing in them. */
export async function newDataDir(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-data-'));
  mkdirSync(join(dataDir, 'db'));
  // Its paths begin with a slash, of which tar would tell.
  execFileSync('tar', ['-xf', await template(), '-C', join(dataDir, 'db')], { stdio: 'ignore' });
  return dataDir;
}

/**
 * The file of a migrated embedded database. Making one takes seconds and loading one a fraction of that, so it is made
 * once for all tests and kept until the migrations change.
 */
async function template(): Promise<string> {
  const folder = join(import.meta.dirname, '../../node_modules/.cache/test-database');
  const file = join(folder, `${fingerprintOfMigrations()}.tar`);
  if (!existsSync(file)) {
    const client = await PGlite.create(await embeddedOptions());
    await overEmbedded(client);
    const dump = await client.dumpDataDir('none');
    await client.close();
    mkdirSync(folder, { recursive: true });
    // Renamed into place, so that another test process never loads half of it.
    const draft = `${file}.${randomBytes(6).toString('hex')}`;
    writeFileSync(draft, new Uint8Array(await dump.arrayBuffer()));
    renameSync(draft, file);
  }
  return file;
}

function fingerprintOfMigrations(): string {
  const folder = join(import.meta.dirname, '../db/migrations');
  const hash = createHash('sha256');
  for (const name of readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort()) {
    hash.update(readFileSync(join(folder, name)));
  }
  return hash.digest('hex').slice(0, 16);
}
