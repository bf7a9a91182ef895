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
 * Node flags for short-lived processes with an embedded database. Optimising its code would cost them more
 * processor time than it saves.
 */
export const SHORT_LIVED = ['--liftoff-only'];

/** Opens an embedded database in memory, with all tables and no rows. */
export async function emptyEmbedded(): Promise<Database> {
  const loadDataDir = new Blob([new Uint8Array(readFileSync(await template()))]);
  return overEmbedded(await PGlite.create({ ...(await embeddedOptions()), loadDataDir }));
}

/** Creates a folder for DATA_DIR, with an embedded database of all tables and no rows. */
export async function newDataDir(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-data-'));
  mkdirSync(join(dataDir, 'db'));
  // The paths begin with a slash, and tar warns about that.
  execFileSync('tar', ['-xf', await template(), '-C', join(dataDir, 'db')], { stdio: 'ignore' });
  return dataDir;
}

/**
 * Returns the file of a migrated embedded database. Creating one takes seconds, so it is kept for all tests
 * until the migrations change.
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
