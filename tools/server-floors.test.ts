import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

// Treats the server's folders as floors, each above those that it imports. Imports of types and for foreign
// keys count too; `import()` and tests do not.

const root = path.join(import.meta.dirname, '../apps/server/src');

function importedBy(): Map<string, Set<string>> {
  const imported = new Map<string, Set<string>>();
  for (const file of globSync('**/*.ts', { cwd: root })) {
    if (/\.test\.ts$|(^|\/)testing\//.test(file)) continue;
    const [folder = ''] = file.split('/');
    const others = imported.get(folder) ?? new Set();
    imported.set(folder, others);
    for (const [, to = ''] of readFileSync(path.join(root, file), 'utf8').matchAll(
      /^(?:(?:import|export|\}).* from|import) '(\.[^']+\.ts)';/gm,
    )) {
      const [other = ''] = path.join(path.dirname(file), to).split('/');
      if (other !== folder) others.add(other);
    }
  }
  return imported;
}

/**
 * Returns the floor of each folder: 1 if it imports no other, else one above the highest that it imports.
 * Throws on a circle.
 */
function floorsOf(imported: Map<string, Set<string>>): Map<string, number> {
  const floors = new Map<string, number>();
  function floorOf(folder: string, by: readonly string[]): number {
    if (by.includes(folder))
      throw new Error(
        `${[...by.slice(by.indexOf(folder)), folder].join(' → ')}: these can be understood only together. Let one name in the type of ` +
          'what it needs what the other serves, or bring it (`<area>.area.ts`).',
      );
    const known = floors.get(folder);
    if (known !== undefined) return known;
    const below = [...(imported.get(folder) ?? [])].map((other) => floorOf(other, [...by, folder]));
    const floor = 1 + Math.max(0, ...below);
    floors.set(folder, floor);
    return floor;
  }
  for (const folder of imported.keys()) floorOf(folder, []);
  return floors;
}

it('the server’s folders form no circle, and stand on no more floors than today', () => {
  const imported = importedBy();
  expect(imported.get('composition')).toContain('likes');
  expect(Math.max(...floorsOf(imported).values())).toBeLessThanOrEqual(9);
});

it('a circle of folders is reported by name', () => {
  const imported = new Map([
    ['blocks', new Set(['follow'])],
    ['follow', new Set(['db', 'blocks'])],
  ]);
  expect(() => floorsOf(imported)).toThrow('blocks → follow → blocks');
});
