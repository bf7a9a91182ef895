import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { journeysOf, testFoldersOf } from './testing/journey-areas.ts';
import type { Part } from './testing/parts.ts';
import { runParts } from './testing/run-parts.ts';

// Runs the tests that changes since a commit are most likely to break: `pnpm test:changed [commit]`, by
// default since the branch left main. Journeys run against the last build.

const root = join(import.meta.dirname, '..');
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

const base = process.argv[2] ?? git('merge-base', 'HEAD', mainBranch());
const changed = [
  ...git('diff', '--name-only', base).split('\n'),
  ...git('ls-files', '--others', '--exclude-standard').split('\n'),
].filter(Boolean);

function mainBranch(): string {
  const known = git('branch', '--all', '--format=%(refname:short)').split('\n');
  return ['main', 'origin/main'].find((branch) => known.includes(branch)) ?? 'HEAD';
}

const isArea = (folder: string) => existsSync(join(root, 'apps/server/src', folder, `${folder}.area.ts`));
const folders = testFoldersOf(changed, isArea);
const ofChange = `--changed ${base} --project '!server-embedded' --tags-filter '!long/*'`;

const vitest: Part = {
  name: 'vitest',
  commands: [`vitest run ${ofChange} ${folders.join(' ')}`],
  env: { STORY_THEMES: 'light' },
};
const journeys = journeysOf(changed);
const playwright: Part = {
  name: 'playwright',
  // Some files have no journey in the gate.
  commands: [`playwright test --project=journeys --grep @gate --pass-with-no-tests ${journeys.join(' ')}`],
};
const isBuilt = existsSync(join(root, 'apps/web/dist'));
if (journeys.length > 0 && !isBuilt) console.log('Journeys need a build: pnpm build');

process.exitCode = runParts([
  ...(changed.length > 0 ? [vitest] : []),
  ...(journeys.length > 0 && isBuilt ? [playwright] : []),
]);
