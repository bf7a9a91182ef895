// Starts a temporary PostgreSQL, prints its address, and stops it once its input ends. Without one, the line is empty.
import { once } from 'node:events';
import { findPostgres } from './find-postgres.ts';
import { startPostgres } from './postgres-cluster.ts';

const programs = findPostgres();
if (programs === undefined) {
  process.stdout.write('\n');
  process.exit();
}
const { url, stop } = await startPostgres(programs);
process.stdout.write(`${url}\n`);
process.stdin.resume();
await once(process.stdin, 'end');
await stop();
process.exit();
