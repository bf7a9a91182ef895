import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'vitrine-main-'));
});
afterAll(() => rmSync(dataDir, { recursive: true }));

function start(env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ['--conditions=@vitrine/source', join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, DEMO: '0', PORT: '0', DATA_DIR: dataDir, DATABASE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Resolves with the address once the server says where it listens; what it says later comes into `lines`. */
function started(server: ChildProcess, lines: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    server.stdout?.on('data', (chunk) => {
      lines.push(String(chunk));
      const address = lines.join('').match(/"event":"started","address":"([^"]+)"/)?.[1];
      if (address) resolve(address.replace('localhost', '127.0.0.1'));
    });
    server.on('exit', () => reject(new Error(`The server did not start: ${lines.join('')}`)));
  });
}

describe('the server', () => {
  it('keeps what it was told over an orderly end, and logs no secret', { timeout: 60_000 }, async () => {
    const credentials = { username: 'keeper', password: 'a long secret' };
    const first = start({});
    const lines: string[] = [];
    const address = await started(first, lines);
    const post = (url: string, body: object) =>
      fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const registered = await post(`${address}/api/profile/register?hint=private`, {
      ...credentials,
      email: 'k@example.com',
    });
    const { token } = (await registered.json()) as { token: string };
    first.kill('SIGTERM');
    expect(await once(first, 'exit')).toEqual([0, null]);

    const log = lines.join('');
    expect(log).toContain('"path":"/api/profile/register","status":201');
    for (const secret of [credentials.password, token, 'private', 'k@example.com'])
      expect(log).not.toContain(secret);

    const second = start({});
    const again = await started(second, []);
    expect((await post(`${again}/api/profile/login`, credentials)).status).toBe(200);
    second.kill('SIGINT');
    expect(await once(second, 'exit')).toEqual([0, null]);
  });

  it('does not start on an environment it cannot use, and says why', async () => {
    const server = start({ PORT: 'eighty' });
    let said = '';
    server.stdout?.on('data', (chunk) => {
      said += chunk;
    });
    expect(await once(server, 'close')).toEqual([1, null]);
    expect(said).toContain('PORT: ');
  });
});
