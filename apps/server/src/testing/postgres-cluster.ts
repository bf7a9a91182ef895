import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** A temporary PostgreSQL server without tables; `stop` deletes its data. */
export interface PostgresCluster {
  /** Address for connecting as the administrator. */
  url: string;
  programs: string;
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL on a free port of the loopback, with a random password. It never syncs to disk, so it is
 * fast and not durable.
 */
export async function startPostgres(programs: string, settings: string[] = []): Promise<PostgresCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-postgres-'));
  const password = randomBytes(16).toString('hex');
  const passwordFile = join(folder, 'password');
  const data = join(folder, 'data');
  writeFileSync(passwordFile, password);
  const account = accountToRunAs();
  if (account) {
    chownSync(folder, account.uid, account.gid);
    chownSync(passwordFile, account.uid, account.gid);
  }
  chmodSync(passwordFile, 0o600);

  let server: ChildProcess | undefined;
  // Called when the process exits without the teardown, so that PostgreSQL is not left running.
  const kill = () => server?.kill('SIGQUIT');
  const stop = async () => {
    process.off('exit', kill);
    if (server && server.exitCode === null) {
      const ended = once(server, 'exit');
      server.kill('SIGINT');
      await ended;
    }
    rmSync(folder, { recursive: true, force: true });
  };

  try {
    execFileSync(
      join(programs, 'initdb'),
      ['-D', data, '-U', 'vitrine', '--pwfile', passwordFile, '-A', 'scram-sha-256', '-E', 'UTF8', '-N'],
      {
        ...account,
        stdio: ['ignore', 'ignore', 'pipe'],
        cwd: folder,
        env: { ...process.env, LC_ALL: 'C.UTF-8' },
      },
    );
    const port = await freePort();
    const unsafeButQuick = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];
    const given = [...unsafeButQuick, 'max_connections=500', 'log_min_messages=fatal', ...settings];
    server = spawn(
      join(programs, 'postgres'),
      ['-D', data, '-h', '127.0.0.1', '-p', `${port}`, '-k', '', ...given.flatMap((one) => ['-c', one])],
      { ...account, stdio: 'ignore', cwd: folder },
    );
    process.on('exit', kill);
    const url = `postgres://vitrine:${password}@127.0.0.1:${port}/postgres`;
    await answering(url, server);
    return { url, programs, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Returns another account if the tests run as root, because PostgreSQL refuses to run as root. */
function accountToRunAs(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (flag: string, name: string) =>
    Number(spawnSync('id', [flag, name], { encoding: 'utf8' }).stdout || Number.NaN);
  for (const name of ['postgres', 'nobody']) {
    const account = { uid: idOf('-u', name), gid: idOf('-g', name) };
    if (!Number.isNaN(account.uid)) return account;
  }
  return undefined;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port of the loopback is free.');
  return address.port;
}

async function answering(url: string, server: ChildProcess) {
  for (let tries = 0; tries < 300; tries += 1) {
    if (server.exitCode !== null)
      throw new Error(`PostgreSQL ended with code ${server.exitCode} at its start.`);
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await wait(100);
    }
  }
  throw new Error('PostgreSQL did not answer within 30 seconds of its start.');
}
