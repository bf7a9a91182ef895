import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { takeLock } from './lock.ts';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-lock-'));
  path = join(folder, 'db.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

const holder = (changes: object) =>
  writeFileSync(path, JSON.stringify({ pid: process.pid, startedAt: null, hold: 'other', ...changes }));
const inUse = /in use by process \d+.*two at once would destroy it.*Stop that process/s;

async function deadPid(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid ?? 0;
}

it('a lock is taken once, and again after its release', async () => {
  const free = await takeLock(path);
  await expect(takeLock(path)).rejects.toThrow(inUse);
  free();
  expect(existsSync(path)).toBe(false);
  (await takeLock(path))();
});

it('the lock of a living process is respected', async () => {
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
  holder({ pid: child.pid });
  await expect(takeLock(path)).rejects.toThrow(inUse);
  child.kill();
});

it('the lock of a dead process is taken over', async () => {
  holder({ pid: await deadPid() });
  const free = await takeLock(path);
  expect(JSON.parse(readFileSync(path, 'utf8')).pid).toBe(process.pid);
  free();
  expect(readdirSync(folder)).toEqual([]);
});

it('the lock of an earlier process with the pid of a living one is taken over', async () => {
  holder({ pid: process.ppid, startedAt: '1' });
  (await takeLock(path))();
});

it('a lock left behind under the own pid, as after a restart of a container, is taken over', async () => {
  holder({ pid: process.pid, startedAt: null });
  (await takeLock(path))();
});

it('an unreadable lock is taken over', async () => {
  writeFileSync(path, '');
  (await takeLock(path))();
});

it('a lock is not taken from the process that took over a dead one first', async () => {
  const script = `import { takeLock } from ${JSON.stringify(join(import.meta.dirname, 'lock.ts'))};
    await takeLock(${JSON.stringify(path)}).then(() => console.log('got it'), () => console.log('refused'));
    setTimeout(() => {}, 3000);`;
  holder({ pid: await deadPid() });
  const children = Array.from({ length: 4 }, () =>
    spawn(process.execPath, ['--input-type=module', '-e', script]),
  );
  const said = await Promise.all(children.map(async (child) => String(await once(child.stdout, 'data'))));
  for (const child of children) child.kill();
  expect(said.filter((line) => line.includes('got it'))).toHaveLength(1);
});
