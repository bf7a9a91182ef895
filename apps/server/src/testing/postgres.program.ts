// Starts a temporary PostgreSQL, prints its address, and stops it once its input ends.
import { once } from 'node:events';
import { findPostgres } from './find-postgres.ts';
import { startPostgres } from './postgres-cluster.ts';

const programs = findPostgres();
if (programs === undefined) throw new Error('PostgreSQL is not installed.');
const { url, stop } = await startPostgres(programs);
process.stdout.write(`${url}\n`);
process.stdin.resume();
await once(process.stdin, 'end');
await stop();
process.exit();
