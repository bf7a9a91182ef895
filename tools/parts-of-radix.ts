import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = join(import.meta.dirname, '../packages/ui/src');

const partsTakenBy = (file: string) =>
  readFileSync(join(source, file), 'utf8').match(/(?<=from ')radix-ui\/[\w-]+/g) ?? [];

/** Parts of radix-ui that the design system uses, named as Vite's optimizer finds them. */
export const partsOfRadix = [...new Set(globSync('**/*.tsx', { cwd: source }).flatMap(partsTakenBy))]
  .sort()
  .map((part) => `@vitrine/ui > ${part}`);
