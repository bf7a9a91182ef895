import { execFileSync } from 'node:child_process';

/** Returns the short hash of the commit that is built: `COMMIT`, else that of the checkout; '' if unknown. */
export function commitOf(env: Record<string, string | undefined>): string {
  const given = env.COMMIT?.trim();
  if (given) return given.slice(0, 8);
  try {
    return execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], {
      cwd: import.meta.dirname,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}
