import type { DocumentedComponent } from './source.ts';

export function statusOf(
  { name, deprecated }: Pick<DocumentedComponent, 'name' | 'deprecated'>,
  changelog: string,
): string {
  if (deprecated) return `Deprecated ${deprecated}`;
  const since = firstVersionWith(name, changelog);
  return since ? `Stable since ${since}.` : 'New: it comes with the next version.';
}

const firstVersionWith = (name: string, changelog: string): string | undefined =>
  changelog
    .split(/^## (?=\d)/m)
    .slice(1)
    .findLast((letter) => new RegExp(`\`<?${name}\\b`).test(letter))
    ?.split('\n')[0];
