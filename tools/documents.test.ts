import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const documents = execFileSync('git', ['ls-files', '*.md', ':!.changeset', ':!*/CHANGELOG.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(Boolean);

it('links between documents lead to files that exist', () => {
  const broken = documents.flatMap((file) =>
    [...read(file).matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => target.includes('.') && !/^[a-z]+:/.test(target))
      .filter((target) => !existsSync(join(root, dirname(file), target)))
      .map((target) => `${file} → ${target}`),
  );
  expect(documents.length).toBeGreaterThan(60);
  expect(broken).toEqual([]);
});

it('ARCHITECTURE.md is one page, and the documents beside the code are linked from it', () => {
  const page = read('ARCHITECTURE.md');
  expect(page.split(/\s+/).length).toBeLessThanOrEqual(1200);
  const beside = documents.filter(
    (file) => /^(packages|apps)\/.*\/README\.md$/.test(file) && file.split('/').length > 3,
  );
  expect(beside.length).toBeGreaterThan(10);
  expect(beside.filter((file) => !page.includes(`](${file})`))).toEqual([]);
});

it('ARCHITECTURE.md names every area of the contract', () => {
  const areas = readdirSync(join(root, 'packages/api/src'), { withFileTypes: true })
    .filter(
      (entry) =>
        entry.isDirectory() &&
        existsSync(join(root, 'packages/api/src', entry.name, `${entry.name}.contract.ts`)),
    )
    .map(({ name }) => name);
  expect(areas.length).toBeGreaterThan(10);
  expect(areas.filter((area) => !read('ARCHITECTURE.md').includes(`\`${area}\``))).toEqual([]);
});

it('every file that ARCHITECTURE.md and CONTRIBUTING.md name by its path exists', () => {
  const named = ['ARCHITECTURE.md', 'CONTRIBUTING.md'].flatMap((file) =>
    [...read(file).matchAll(/`((?:packages|apps|tools|docs)\/[\w./-]+\.\w+)`/g)].map(([, path = '']) => path),
  );
  expect(named.length).toBeGreaterThan(10);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
