import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '..');

/** The READMEs of the packages and the guides of the components, by their paths from the root. */
export const readmes: readonly string[] = globSync(['packages/*/README.md', 'packages/ui/src/**/*.md'], {
  cwd: root,
});

/** The code that a README has to copy. */
export const examplesOf = (readme: string): string[] =>
  [...readFileSync(join(root, readme), 'utf8').matchAll(/^```tsx?\n(.*?)^```$/gms)].map(
    ([, code = '']) => code,
  );

/** Every example with a name for its file: `ui-README-1.tsx`, `ui-Button-1.tsx`. */
export const examplesOfPackages = (): { name: string; code: string }[] =>
  readmes.flatMap((readme) =>
    examplesOf(readme).map((code, place) => ({
      name: `${readme.split('/')[1]}-${basename(readme, '.md')}-${place + 1}.tsx`,
      code,
    })),
  );
