// @module-tag long/release
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const script = path.join(import.meta.dirname, 'changeset-required.ts');
const home = mkdtempSync(path.join(tmpdir(), 'vitrine-changesets-'));
const repository = path.join(home, 'repository');
afterAll(() => rmSync(home, { recursive: true }));

// Isolates these repositories from Git settings of the machine or the workflow.
const { GITHUB_BASE_REF: _, ...inherited } = process.env;
const env = { ...inherited, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };

const git = (folder: string, ...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=Mina', '-c', 'user.email=mina@example.com', ...words], {
    cwd: folder,
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });

function write(files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(repository, file)), { recursive: true });
    writeFileSync(path.join(repository, file), text);
  }
}

function commit(files: Record<string, string>) {
  write(files);
  git(repository, 'add', '--all');
  git(repository, 'commit', '--quiet', '--message', 'A step');
}

function ask(folder = repository, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  return { passes: status === 0, said: stdout + stderr };
}

const manifest = (name: string, more: object = {}) =>
  JSON.stringify({ name: `@vitrine/${name}`, version: '1.0.0', dependencies: { zod: '^4' }, ...more });
const changeset = (...names: string[]) =>
  `---\n${names.map((name) => `'@vitrine/${name}': minor\n`).join('')}---\n\nA heart that beats.\n`;

beforeAll(() => {
  mkdirSync(repository);
  git(repository, 'init', '--quiet', '--initial-branch', 'main');
  commit({
    '.changeset/config.json': '{ "baseBranch": "main" }',
    '.changeset/said-before.md': changeset('ui', 'api'),
    'packages/ui/package.json': manifest('ui'),
    'packages/ui/src/index.ts': 'export const heart = 1;',
    'packages/api/package.json': manifest('api'),
    'packages/api/src/index.ts': 'export const call = 1;',
    'packages/inner/package.json': manifest('inner', { private: true }),
  });
});

function branch() {
  git(repository, 'checkout', '--quiet', '--force', '--detach', 'main');
  git(repository, 'clean', '--quiet', '--force', '-d');
}

describe('a branch that changes packages', () => {
  it('a branch needs a changeset that names the changed package, committed or not', () => {
    branch();
    expect(ask()).toEqual({ passes: true, said: '' });

    commit({ 'packages/ui/src/likes/Heart.tsx': 'export const Heart = 2;' });
    write({ 'packages/api/src/index.ts': 'export const call = 2;' });
    const { passes, said } = ask();
    expect(passes).toBe(false);
    expect(said).toContain('@vitrine/ui: packages/ui/src/likes/Heart.tsx');
    expect(said).toContain('@vitrine/api: packages/api/src/index.ts');
    expect(said).toContain('pnpm changeset');

    write({ '.changeset/beats.md': changeset('ui') });
    expect(ask().said).not.toContain('@vitrine/ui:');
    expect(ask().passes).toBe(false);

    commit({ '.changeset/beats.md': changeset('ui', 'api') });
    expect(ask()).toEqual({ passes: true, said: '' });
  });

  it('a branch needs no changeset for tests, stories, guides, fixtures, or fields that only this workspace reads', () => {
    branch();
    commit({
      'packages/ui/src/likes/Heart.test.tsx': '2',
      'packages/ui/src/likes/Heart.stories.tsx': '2',
      'packages/ui/src/likes/Heart.fixtures.ts': '2',
      'packages/ui/src/likes/Heart.md': '2',
      'packages/ui/src/testing/render.tsx': '2',
      'packages/ui/README.md': '2',
      'packages/ui/package.json': manifest('ui', {
        version: '1.1.0',
        devDependencies: { vite: '8' },
        scripts: {},
      }),
      'packages/inner/src/index.ts': '2',
      'tools/something.ts': '2',
    });
    expect(ask()).toEqual({ passes: true, said: '' });
  });

  it('a branch that changes installed dependencies needs a changeset', () => {
    branch();
    write({ 'packages/ui/package.json': manifest('ui', { dependencies: { zod: '^5' } }) });
    expect(ask().said).toContain('@vitrine/ui: packages/ui/package.json');
  });

  it('an empty changeset with a reason says that no user notices the change', () => {
    branch();
    write({
      'packages/ui/src/index.ts': 'export const heart = 1 + 0;',
      '.changeset/inside.md': '---\n---\n',
    });
    expect(ask().passes).toBe(false);
    write({ '.changeset/inside.md': '---\n---\n\nThe same, told otherwise.\n' });
    expect(ask()).toEqual({ passes: true, said: '' });
  });

  it('a branch is compared with the commit at which it began, without later changes of main', () => {
    branch();
    git(repository, 'branch', 'old');
    git(repository, 'checkout', '--quiet', 'main');
    commit({ 'packages/api/src/index.ts': 'export const call = 3;' });
    git(repository, 'checkout', '--quiet', 'old');
    expect(ask()).toEqual({ passes: true, said: '' });
  });
});

describe('a checkout without a base to compare with', () => {
  it('an incomplete checkout gets an error that explains the problem and the solution', () => {
    branch();
    commit({ 'packages/ui/src/index.ts': 'export const heart = 4;' });
    commit({ 'packages/ui/src/index.ts': 'export const heart = 5;' });
    git(repository, 'branch', '--force', 'topic');
    const shallow = path.join(home, 'shallow');
    git(home, 'clone', '--quiet', '--depth', '1', '--branch', 'topic', `file://${repository}`, shallow);

    expect(ask(shallow).passes).toBe(false);
    expect(ask(shallow).said).toMatch(
      /^This checkout has no origin\/main and no main.*git fetch origin main.*\n$/,
    );

    git(shallow, 'fetch', '--quiet', '--depth', '1', 'origin', 'main:refs/remotes/origin/main');
    expect(ask(shallow).passes).toBe(false);
    expect(ask(shallow).said).toMatch(/^This checkout is shallow.*fetch-depth: 0.*\n$/);

    git(shallow, 'fetch', '--quiet', '--deepen', '1', 'origin', 'topic');
    expect(ask(shallow, 'HEAD^').said).toContain('@vitrine/ui: packages/ui/src/index.ts');

    git(shallow, 'fetch', '--quiet', '--unshallow', 'origin');
    expect(ask(shallow).said).toContain('@vitrine/ui: packages/ui/src/index.ts');
  });
});
