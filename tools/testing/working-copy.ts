import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.join(import.meta.dirname, '../..');

/** A copy of the checkout, for tests whose files must never be in the real one. */
export interface WorkingCopy extends AsyncDisposable {
  read(file: string): Promise<string>;
  /** Writes files into the copy, by path. */
  write(files: Record<string, string>): Promise<void>;
  run(command: string, folder?: string): Promise<Outcome>;
}

export interface Outcome {
  exitCode: number | null;
  output: string;
}

/**
 * Copies tracked and untracked files. Pictures are omitted: no tool reads them, and they are most of the
 * bytes.
 */
export async function openWorkingCopy(): Promise<WorkingCopy> {
  const copy = await mkdtemp(path.join(tmpdir(), 'vitrine-copy-'));
  const { stdout } = await promisify(execFile)(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { cwd: root, maxBuffer: 1e8 },
  );
  const known = stdout.split('\0').filter((file) => file && existsSync(path.join(root, file)));
  for (const folder of new Set(known.map((file) => path.dirname(file)))) {
    await mkdir(path.join(copy, folder), { recursive: true });
  }
  // Pictures that pages import are needed by the build.
  const isLeftOut = (file: string) => /\.(png|webp)$/.test(file) && !file.startsWith('apps/web/src/');
  const files = known.filter((file) => !isLeftOut(file));
  await Promise.all(files.map((file) => copyFile(path.join(root, file), path.join(copy, file))));

  const packages = files.filter((file) => /^((packages|apps)\/[^/]+\/)?package\.json$/.test(file));
  await Promise.all(packages.map((manifest) => linkDependencies(path.dirname(manifest), copy)));

  return {
    read: (file) => readFile(path.join(copy, file), 'utf8'),
    async write(texts) {
      for (const [file, text] of Object.entries(texts)) {
        await mkdir(path.dirname(path.join(copy, file)), { recursive: true });
        await writeFile(path.join(copy, file), text);
      }
    },
    run: (command, folder = '.') => runShell(command, path.join(copy, folder), copy),
    [Symbol.asyncDispose]: () => rm(copy, { recursive: true }),
  };
}

/** Runs tasks two at a time, because each tool takes a core and other tests need some too. */
export async function twoAtATime<Name extends string, Result>(
  tasks: Record<Name, () => Promise<Result>>,
): Promise<Record<Name, Result>> {
  const results: Partial<Record<Name, Result>> = {};
  const waiting = Object.entries<() => Promise<Result>>(tasks).values();
  const lane = async () => {
    for (const [name, task] of waiting) results[name as Name] = await task();
  };
  await Promise.all([lane(), lane()]);
  return results as Record<Name, Result>;
}

/** Links each dependency separately, so that workspace packages resolve to the copy. */
async function linkDependencies(folder: string, copy: string): Promise<void> {
  const [from, to] = [root, copy].map((base) => path.join(base, folder, 'node_modules')) as [string, string];
  await mkdir(to);
  for (const name of await readdir(from)) {
    if (name === '.cache') continue;
    if (!name.startsWith('@')) await symlink(path.join(from, name), path.join(to, name));
    else {
      await mkdir(path.join(to, name));
      for (const part of await readdir(path.join(from, name))) {
        const ours = name === '@vitrine' && path.join(copy, 'packages', part);
        await symlink(ours || path.join(from, name, part), path.join(to, name, part));
      }
    }
  }
}

function runShell(command: string, cwd: string, copy: string): Promise<Outcome> {
  const bins = [path.join(cwd, 'node_modules/.bin'), path.join(copy, 'node_modules/.bin')];
  const { VITEST: _, NODE_ENV: __, ...env } = process.env;
  const child = spawn('sh', ['-c', command], {
    cwd,
    env: { ...env, NO_COLOR: '1', PATH: [...bins, process.env.PATH].join(path.delimiter) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (text) => {
    output += text;
  });
  child.stderr.on('data', (text) => {
    output += text;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (exitCode) => resolve({ exitCode, output }));
  });
}
