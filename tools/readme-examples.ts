import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '..');

export const readmes: readonly string[] = globSync(['packages/*/README.md', 'packages/ui/src/**/*.md'], {
  cwd: root,
});

export const examplesOf = (readme: string): string[] =>
  [...readFileSync(join(root, readme), 'utf8').matchAll(/^```tsx?\n(.*?)^```$/gms)].map(
    ([, code = '']) => code,
  );

/** Returns every example of the READMEs and guides, with a file name such as `ui-README-1.tsx`. */
export const examplesOfPackages = (): { name: string; code: string }[] =>
  readmes.flatMap((readme) =>
    examplesOf(readme).map((code, place) => ({
      name: `${readme.split('/')[1]}-${basename(readme, '.md')}-${place + 1}.tsx`,
      code,
    })),
  );
