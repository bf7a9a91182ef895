import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';

// Runs the checks and tests that changes since a commit can break: `pnpm test:changed [commit]`, by default
// since the branch left main. Journeys need a build, so changed ones are only listed.

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

const steps = [
  ['biome', 'check', '--changed', `--since=${base}`, '--no-errors-on-unmatched'],
  ['pnpm', 'typecheck'],
  ['vitest', 'run', '--changed', base, '--project', '!server-embedded', '--tags-filter', '!long/*'],
] as const;

for (const [command, ...args] of changed.length > 0 ? steps : []) {
  console.log(`\n${[command, ...args].join(' ')}`);
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

const journeys = changed.filter((file) => file.endsWith('.spec.ts'));
if (journeys.length > 0) console.log(`\nAfter pnpm build: playwright test ${journeys.join(' ')}`);
