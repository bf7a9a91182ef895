import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const program = join(import.meta.dirname, '../../../server/src/testing/postgres.program.ts');

/** Starts a temporary PostgreSQL, which `stop` deletes; undefined where none is installed. */
export async function startPostgres(): Promise<{ url: string; stop(): Promise<void> } | undefined> {
  const running = spawn(process.execPath, [program], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = once(running, 'exit');
  const [said] = await Promise.race([
    once(running.stdout, 'data'),
    ended.then(() => {
      throw new Error('PostgreSQL did not start; what it said stands above.');
    }),
  ]);
  const url = String(said).trim();
  if (url === '') return undefined;
  return {
    url,
    async stop() {
      running.stdin.end();
      await ended;
    },
  };
}
