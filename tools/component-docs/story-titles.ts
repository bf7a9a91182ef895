import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const src = join(import.meta.dirname, '../../packages/ui/src');

let titles: Map<string, string> | undefined;

/** Returns the title of a component's stories, such as `Controls/Button`. */
export function titleOf(component: string): string {
  titles ??= new Map(
    globSync('**/*.stories.tsx', { cwd: src }).map((file): [string, string] => {
      const [, title = ''] = /title: '([^']+)'/.exec(readFileSync(join(src, file), 'utf8')) ?? [];
      return [basename(file, '.stories.tsx'), title];
    }),
  );
  return titles.get(component) ?? '';
}

/** Returns the id of a component's documentation page. */
export const docsIdOf = (component: string): string =>
  `${titleOf(component).toLowerCase().replace(/[ /]+/g, '-')}--docs`;
