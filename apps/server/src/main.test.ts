// @module-tag long/kills
import { once } from 'node:events';
import { cpSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newDataDir } from './testing/embedded-database.ts';
import { hasTerminal, started, startServer } from './testing/server-process.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await newDataDir();
});
afterAll(() => rmSync(dataDir, { recursive: true }));

const start = (env: Record<string, string>) => startServer({ DATA_DIR: dataDir, ...env });

describe('the server', () => {
  it('an orderly stop loses no data, and the log has no secret', async () => {
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
    const key = lines.join('').match(/\/dev\/outbox\?key=([\w-]+)/)?.[1] ?? '';
    const outbox = () => fetch(`${address}/dev/outbox?key=${key}`).then((answer) => answer.text());
    await expect.poll(outbox).toContain('verify-email?token=');
    first.kill('SIGTERM');
    expect(await once(first, 'exit')).toEqual([0, null]);

    const log = lines.join('');
    expect(log).toContain('"path":"/api/profile/register","status":201');
    expect(log).toContain('"path":"/dev/outbox","status":200');
    expect(log.split('"event":"request"').slice(1).join('')).not.toContain(key);
    for (const secret of [credentials.password, token, 'private', 'k@example.com'])
      expect(log).not.toContain(secret);

    const second = start({});
    const again = await started(second, []);
    expect((await post(`${again}/api/profile/login`, credentials)).status).toBe(200);
    second.kill('SIGINT');
    expect(await once(second, 'exit')).toEqual([0, null]);
  });

  it.runIf(hasTerminal)(
    'a terminal shows the address, and Ctrl+C stops the server',
    { retry: 1 },
    async () => {
      const server = startServer({ DATA_DIR: dataDir }, { atTerminal: true });
      let said = '';
      const greeting = await new Promise<string>((resolve) => {
        server.stdout?.on('data', (chunk) => {
          said += chunk;
          if (said.includes('Ctrl+C')) resolve(said);
        });
      });
      const [address = '', ...others] = greeting.trim().split(/\s*\n\s*/);
      expect(address).toMatch(/^Vitrine is open at http:\/\/localhost:\d+$/);
      expect(others).toEqual([
        expect.stringMatching(
          /^Mails are not sent, but lie at http:\/\/localhost:\d+\/dev\/outbox\?key=[\w-]{22}$/,
        ),
        'Stop it with Ctrl+C',
      ]);
      const health = await fetch(`${address.split(' ').at(-1)?.replace('localhost', '127.0.0.1')}/healthz`);
      expect(health.status).toBe(200);
      server.stdin?.write('\x03');
      expect(await once(server, 'exit')).toEqual([0, null]);
      expect(said).not.toContain('{"');
    },
  );

  it('the server runs without the demo', { retry: 1 }, async () => {
    const copy = join(dataDir, 'server');
    const server = join(import.meta.dirname, '..');
    cpSync(join(server, 'src'), join(copy, 'src'), { recursive: true });
    cpSync(join(server, 'package.json'), join(copy, 'package.json'));
    symlinkSync(join(server, 'node_modules'), join(copy, 'node_modules'));
    const lines: string[] = [];
    const process = startServer(
      { DATA_DIR: join(dataDir, 'without-demo'), DEMO: '1' },
      { source: join(copy, 'src') },
    );
    const address = await started(process, lines);
    expect(lines.join('')).toContain('"event":"no demo data"');
    const feed = await fetch(`${address}/api/products/popular`);
    expect(await feed.json()).toMatchObject({ products: [] });
    expect((await fetch(`${address}/media/demo/ring-red-320.webp`)).status).toBe(404);
    process.kill('SIGTERM');
    expect(await once(process, 'exit')).toEqual([0, null]);
  });

  it('the server does not start with invalid settings, and reports why', { retry: 1 }, async () => {
    const server = start({ PORT: 'eighty' });
    let said = '';
    server.stdout?.on('data', (chunk) => {
      said += chunk;
    });
    expect(await once(server, 'close')).toEqual([1, null]);
    expect(said).toContain('PORT: ');
  });
});
