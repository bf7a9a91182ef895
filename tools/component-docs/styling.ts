import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { customProperty } from '../../packages/ui/src/theme/custom-property.ts';
import { MEANINGS, NOT_FOR_RULES } from './states.ts';

// Finds what an app's CSS can select or change of a component: its states, and the theme roles in its style
// sheet.

const src = join(import.meta.dirname, '../../packages/ui/src');

export interface State {
  selector: string;
  meaning: string;
}

/** A theme role that a component uses, such as its ink colour. */
export interface Role {
  /** CSS custom property, such as `--vitrine-color-ink`. */
  property: string;
  meaning: string;
}

export interface Styling {
  states: State[];
  roles: Role[];
}

export function stylingOf(folder: string): Styling {
  // Components without a folder, such as the provider, render nothing of their own.
  if (!folder) return { states: [], roles: [] };
  const modules = modulesOf(folder);
  const code = modules.map((path) => readFileSync(path, 'utf8'));
  const sheets = code.filter((_, place) => modules[place]?.endsWith('.css.ts')).join('\n');
  return { states: statesIn(code.join('\n'), sheets, folder), roles: rolesIn(sheets) };
}

/**
 * Returns the modules of a folder and the style sheets that they import from elsewhere, except the theme's.
 */
function modulesOf(folder: string): string[] {
  const own = globSync('*.{ts,tsx}', { cwd: join(src, folder) })
    .filter((file) => !/\.(test|stories|fixtures|messages)\./.test(file))
    .sort()
    .map((file) => join(src, folder, file));
  const all = new Set(own);
  // The loop also visits entries added during it.
  for (const path of all) {
    const taken = readFileSync(path, 'utf8').matchAll(/from '(\.[^']+\.css\.ts)'/g);
    for (const [, relative = ''] of taken) {
      const sheet = join(dirname(path), relative);
      if (existsSync(sheet) && !sheet.startsWith(join(src, 'theme'))) all.add(sheet);
    }
  }
  return [...all];
}

function statesIn(code: string, sheets: string, folder: string): State[] {
  const inRules = [...sheets.matchAll(/\[((?:data|aria)-[a-z-]+(?:=\w+)?)\]/g)].map(
    ([, state = '']) => state,
  );
  const drawn = [...code.matchAll(/\s(data-[a-z-]+)=/g)].map(([, name = '']) => name);
  // A bare attribute is redundant if rules select its values.
  const unsaid = drawn.filter((name) => !inRules.some((state) => state.startsWith(`${name}=`)));
  // A state `closed` implies `open`, even if no rule uses `open`.
  const before = inRules.includes('data-state=closed') ? ['data-state=open'] : [];
  return [...new Set([...inRules, ...unsaid, ...before])]
    .filter((state) => !NOT_FOR_RULES.has(state))
    .sort()
    .map((state) => ({
      selector: `[${state}]`,
      meaning: MEANINGS[`${folder} ${state}`] ?? MEANINGS[state] ?? '',
    }));
}

function rolesIn(sheets: string): Role[] {
  const read = [...sheets.matchAll(/\bvars\.(\w+)\.(\w+)/g)].map(
    ([, group = '', role = '']) => `${group}.${role}`,
  );
  return [...new Set(read)].sort().map((path) => ({
    property: customProperty(...path.split('.')),
    meaning: contract().get(path) ?? '',
  }));
}

let meanings: Map<string, string> | undefined;

/** Returns the descriptions of theme roles by path, such as `color.ink`. */
function contract(): Map<string, string> {
  if (meanings) return meanings;
  meanings = new Map();
  let group = '';
  const code = readFileSync(join(src, 'theme/contract.css.ts'), 'utf8');
  for (const [, begun, comment = '', role] of code.matchAll(/(\w+): \{|\/\*\* (.*?) \*\/\s+(\w+): null/g)) {
    group = begun ?? group;
    if (role) meanings.set(`${group}.${role}`, comment);
  }
  return meanings;
}
