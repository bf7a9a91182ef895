import type { TestProject } from 'vitest/node';
import { openDatabase } from '../db/client.ts';
import { findPostgres } from './find-postgres.ts';
import { startPostgres } from './postgres-cluster.ts';
import { newPostgresDatabase } from './postgres-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** If absent, tests use the embedded database. */
    postgresUrl?: string;
    /**
     * Name of a database with all tables and no rows. Copying it is ten times as fast as migrating a new one.
     */
    postgresTemplate?: string;
    postgresPrograms?: string;
  }
}

/** Provides one PostgreSQL for the run: that of TEST_DATABASE_URL, else a temporary one. */
export default async function setup({ provide }: TestProject) {
  const programs = findPostgres();
  provide('postgresPrograms', programs);
  const { url, stop } = process.env.TEST_DATABASE_URL
    ? { url: process.env.TEST_DATABASE_URL, stop: undefined }
    : await startPostgres(programs ?? tellToInstall());
  provide('postgresUrl', url);

  const template = await newPostgresDatabase(url);
  await (await openDatabase({ url: template.url, dataDir: '' })).close();
  provide('postgresTemplate', template.name);
  return stop ?? template.drop;
}

function tellToInstall(): never {
  throw new Error(
    'The tests on PostgreSQL need its programs. Install it (Debian: apt-get install postgresql), ' +
      'or name a database whose user may create others in TEST_DATABASE_URL.',
  );
}
