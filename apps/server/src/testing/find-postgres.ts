import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the folder of the newest PostgreSQL programs, if any. */
export function findPostgres(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = versions.map((version) => join(debian, version, 'bin'));
  const told = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  if (told.status === 0) folders.push(told.stdout.trim());
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}
