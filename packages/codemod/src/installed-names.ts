import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** Exports of an installed package, by import path. */
export interface InstalledNames {
  /** Names with an import path of their own, such as `Button` for `…/Button`. */
  values: ReadonlySet<string>;
  /** Maps a type to the names whose paths export it, such as `ButtonProps` to `Button`. */
  typesOf: ReadonlyMap<string, readonly string[]>;
  /** Names that only the index exports, and other words of its declaration file, such as `from`. */
  indexOnly: ReadonlySet<string>;
}

const known = new Map<string, InstalledNames>();

/**
 * Returns the exports of package `name` in the version that `file` resolves to. Throws if the package is not
 * installed or has no paths for single names.
 */
export function installedNames(file: string, name: string): InstalledNames {
  const home = homeOf(file, name);
  const names = known.get(home) ?? namesIn(home, name);
  known.set(home, names);
  return names;
}

function homeOf(file: string, name: string): string {
  try {
    return path.dirname(createRequire(file).resolve(`${name}/package.json`));
  } catch {
    throw new Error(`${name} is not installed for ${file}, so nobody knows its names. Install it first.`);
  }
}

interface Manifest {
  exports?: Record<string, { types?: string } | undefined>;
}

function namesIn(home: string, name: string): InstalledNames {
  const { exports = {} } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8')) as Manifest;
  const pattern = exports['./*']?.types;
  if (!pattern?.endsWith('/*.d.ts') || !existsSync(path.join(home, path.dirname(pattern))))
    throw new Error(`The installed ${name} gives no names by paths of their own. Install a newer one first.`);

  const folder = path.join(home, path.dirname(pattern));
  const values = new Set<string>();
  const typesOf = new Map<string, string[]>();
  for (const file of readdirSync(folder).sort()) {
    if (!file.endsWith('.d.ts')) continue;
    const entry = file.slice(0, -'.d.ts'.length);
    values.add(entry);
    for (const [, type = ''] of readFileSync(path.join(folder, file), 'utf8').matchAll(/\btype (\w+)/g))
      typesOf.set(type, [...(typesOf.get(type) ?? []), entry]);
  }

  const index = exports['.']?.types;
  const declared = index ? readFileSync(path.join(home, index), 'utf8') : '';
  const indexOnly = new Set(
    [...declared.matchAll(/\w+/g)]
      .map(([word]) => word)
      .filter((word) => !values.has(word) && !typesOf.has(word)),
  );
  return { values, typesOf, indexOnly };
}
