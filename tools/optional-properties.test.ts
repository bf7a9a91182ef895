import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

// Many apps enable `exactOptionalPropertyTypes`, with which `busy?: boolean` rejects a `boolean | undefined`.

it('optional properties of components accept undefined', async () => {
  const report = join(import.meta.dirname, '../packages/ui/etc/ui.api.md');
  const lines = (await readFile(report, 'utf8')).split('\n');
  const optional = lines.flatMap((line, place) => {
    const [, indent, name] = line.match(/^(\s+)(?:readonly )?(['\w-]+)\?[:(]/) ?? [];
    if (name === undefined) return [];
    const end = line.endsWith('{')
      ? lines.slice(place).find((other) => other.startsWith(`${indent}}`))
      : line;
    return [{ name, end }];
  });
  expect(optional.length).toBeGreaterThan(300);
  expect(optional.filter(({ end }) => !/(undefined|: ReactNode|: unknown);$/.test(end ?? ''))).toEqual([]);
});
