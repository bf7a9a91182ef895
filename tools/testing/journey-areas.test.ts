import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { areasOf, journeyAreas, journeysOf, testFoldersOf } from './journey-areas.ts';

const root = path.join(import.meta.dirname, '../..');
const namesIn = (pattern: string) => globSync(pattern, { cwd: root }).map((file) => path.basename(file));

test('every file of journeys has its areas, which are folders of packages or apps', () => {
  const specs = namesIn('apps/web/src/e2e/*.spec.ts').map((name) => name.replace('.spec.ts', ''));
  expect(Object.keys(journeyAreas).sort()).toEqual(specs.sort());
  const folders = namesIn('{packages,apps}/*/src/*/');
  for (const [spec, areas] of Object.entries(journeyAreas))
    for (const area of areas) expect(folders, `${spec}: ${area}`).toContain(area);
});

test('a change of areas alone is tested in their folders, and any other by all related tests', () => {
  const isArea = (folder: string) => folder === 'comments';
  const inComments = 'apps/server/src/comments/comments.service.ts';
  expect(testFoldersOf([inComments, '.changeset/comments.md'], isArea)).toEqual(['src/comments/']);
  expect(testFoldersOf([inComments, 'apps/server/src/kernel/clock.ts'], isArea)).toEqual([]);
  expect(testFoldersOf([inComments, 'package.json'], isArea)).toEqual([]);
});

test('a change runs the journeys of its area, wherever its files are, and changed journeys', () => {
  expect(areasOf(['packages/hooks/src/comments/edit.ts', 'apps/server/src/main.ts', 'README.md'])).toEqual([
    'comments',
  ]);
  expect(journeysOf(['apps/server/src/comments/comments.service.ts'])).toEqual([
    'apps/web/src/e2e/comments.spec.ts',
    'apps/web/src/e2e/hostile-words.spec.ts',
    'apps/web/src/e2e/settings.spec.ts',
  ]);
  expect(journeysOf(['apps/web/src/e2e/likes.spec.ts'])).toEqual(['apps/web/src/e2e/likes.spec.ts']);
  expect(journeysOf(['apps/web/src/main.tsx'])).toEqual([]);
});
