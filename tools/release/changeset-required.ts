/**
 * Checks that every package changed by a branch has a changeset.
 *
 * ```
 * node tools/release/changeset-required.ts [base]     `origin/main`, else `main`, by default; in a pull request its base
 * ```
 *
 * Compares the working tree with the commit at which the branch began.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseChangesetFile } from '@changesets/parse';

/** Thrown if the trees cannot be compared; the message says why and how to fix it. */
class NotComparable extends Error {}

interface Manifest {
  name: string;
  private?: boolean;
  version?: string;
  scripts?: unknown;
  devDependencies?: unknown;
}

/** Files in `src` that are not published, such as tests. */
const NOT_PUBLISHED =
  /\.(test|stories|fixtures|setup|spec)\.[jt]sx?$|\.(md|mdx|snap)$|\/(testing|__snapshots__)\//;

const git = (...words: string[]) =>
  execFileSync('git', words, { encoding: 'utf8', maxBuffer: 1e8, stdio: ['ignore', 'pipe', 'pipe'] });

const succeeds = (...words: string[]) => {
  try {
    git(...words);
    return true;
  } catch {
    return false;
  }
};

const isCommit = (name: string) => succeeds('rev-parse', '--verify', '--quiet', `${name}^{commit}`);

/** Returns the base to compare with: the argument, else that of the pull request, else the configured one. */
function baseOf(said: string | undefined): string {
  const { baseBranch } = JSON.parse(readFileSync('.changeset/config.json', 'utf8')) as { baseBranch: string };
  const branch = process.env.GITHUB_BASE_REF || baseBranch;
  const candidates = said ? [said] : [`origin/${branch}`, branch];
  const base = candidates.find(isCommit);
  if (base) return base;
  throw new NotComparable(
    `This checkout has no ${candidates.join(' and no ')}, so there is nothing to compare with. Fetch it ` +
      `(\`git fetch origin ${branch}\`), or name a commit: \`pnpm run changeset:required <commit>\`.`,
  );
}

function beginningOf(base: string): string {
  try {
    return git('merge-base', base, 'HEAD').trim();
  } catch {
    const isShallow = git('rev-parse', '--is-shallow-repository').trim() === 'true';
    throw new NotComparable(
      isShallow
        ? `This checkout is shallow: it does not reach back to where it left ${base}. Fetch the rest with ` +
            '`git fetch --unshallow` (in a workflow: `fetch-depth: 0` for actions/checkout), or name a commit that is here: ' +
            '`pnpm run changeset:required <commit>`.'
        : `HEAD and ${base} have no commit in common, so there is nothing to compare with. Name one: \`pnpm run changeset:required <commit>\`.`,
    );
  }
}

const namesOf = (list: string) => list.split('\0').filter(Boolean);

function changedSince(beginning: string): string[] {
  return [
    ...namesOf(git('diff', '--name-only', '--no-renames', '-z', beginning, '--')),
    ...namesOf(git('ls-files', '--others', '--exclude-standard', '-z')),
  ];
}

/** Removes from a manifest the version, which releases change, and fields that only this workspace reads. */
function publishedPartOf(manifest: string): string {
  const { version, scripts, devDependencies, ...published } = JSON.parse(manifest) as Manifest;
  return JSON.stringify(published);
}

function noticeableIn(folder: string, changed: readonly string[], beginning: string): string[] {
  return changed.filter((file) => {
    if (file.startsWith(`${folder}/src/`)) return !NOT_PUBLISHED.test(file);
    if (file !== `${folder}/package.json`) return false;
    if (!succeeds('cat-file', '-e', `${beginning}:${file}`)) return true;
    return (
      publishedPartOf(git('show', `${beginning}:${file}`)) !== publishedPartOf(readFileSync(file, 'utf8'))
    );
  });
}

/**
 * Returns the packages named in the branch's changesets, and whether an empty changeset says that there is
 * nothing to announce.
 */
function toldIn(changed: readonly string[]): { packages: Set<string>; nothing: boolean } {
  const changesets = changed
    .filter(
      (file) => /^\.changeset\/[^/]+\.md$/.test(file) && !file.endsWith('/README.md') && existsSync(file),
    )
    .map((file) => parseChangesetFile(readFileSync(file, 'utf8')));
  return {
    packages: new Set(changesets.flatMap(({ releases }) => releases.map(({ name }) => name))),
    nothing: changesets.some(({ releases, summary }) => releases.length === 0 && summary !== ''),
  };
}

/** Returns a line for each changed package without a changeset. */
function untold(beginning: string): string[] {
  const changed = changedSince(beginning);
  const told = toldIn(changed);
  if (told.nothing) return [];
  return globSync('packages/*/package.json')
    .sort()
    .flatMap((manifest) => {
      const { name, private: isPrivate } = JSON.parse(readFileSync(manifest, 'utf8')) as Manifest;
      const noticeable = noticeableIn(path.posix.dirname(manifest), changed, beginning);
      if (isPrivate || told.packages.has(name) || noticeable.length === 0) return [];
      const others = noticeable.length > 3 ? ` and ${noticeable.length - 3} more` : '';
      return [`${name}: ${noticeable.slice(0, 3).join(', ')}${others}`];
    });
}

try {
  const base = baseOf(process.argv[2]);
  const lines = untold(beginningOf(base));
  if (lines.length > 0) {
    console.error(
      `These packages differ from ${base}, and no changeset of this branch tells their users:\n\n  ${lines.join('\n  ')}\n\n` +
        'Write one with `pnpm changeset`: name the export, and say what is different. If nobody can notice the change, say so ' +
        'instead: `pnpm changeset --empty`, with the reason below its two lines.',
    );
    process.exitCode = 1;
  }
} catch (error) {
  if (!(error instanceof NotComparable)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
