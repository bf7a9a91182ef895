import type { TestProject } from 'vitest/node';
import { findPostgres } from './find-postgres.ts';
import { startPostgres } from './postgres-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the tests of this project find PostgreSQL; without it they run on the embedded database. */
    postgresUrl?: string;
    /** The folder of `pg_dump` and the like, where there is one. */
    postgresPrograms?: string;
  }
}

/** One PostgreSQL for the run: that of TEST_DATABASE_URL, else a throw-away one. */
export default async function setup({ provide }: TestProject) {
  const programs = findPostgres();
  provide('postgresPrograms', programs);
  if (process.env.TEST_DATABASE_URL) {
    provide('postgresUrl', process.env.TEST_DATABASE_URL);
    return;
  }
  if (!programs) {
    throw new Error(
      'The tests on PostgreSQL need its programs. Install it (Debian: apt-get install postgresql), ' +
        'or name a database whose user may create others in TEST_DATABASE_URL.',
    );
  }
  const cluster = await startPostgres(programs);
  provide('postgresUrl', cluster.url);
  return cluster.stop;
}
