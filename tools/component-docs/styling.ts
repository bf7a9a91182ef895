import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { customProperty } from '../../packages/ui/src/theme/custom-property.ts';
import { MEANINGS, NOT_FOR_RULES } from './states.ts';

// What rules of an app can name of a component, as it stands in the code: its states, and the roles that its sheet reads.

const src = join(import.meta.dirname, '../../packages/ui/src');

/** A state that a component says of itself: `[data-state=closed]`, `[aria-pressed=true]`. */
export interface State {
  selector: string;
  /** When it is there; empty where `states.ts` does not say. */
  meaning: string;
}

/** A role that a component is drawn with: its value comes from the brand. */
export interface Role {
  /** `--vitrine-color-ink`. */
  property: string;
  /** As the contract of roles says it. */
  meaning: string;
}

export interface Styling {
  states: State[];
  roles: Role[];
}

/** What rules can name of the components of a folder: `controls/Button`. */
export function stylingOf(folder: string): Styling {
  // What stands in no folder draws nothing, as the provider.
  if (!folder) return { states: [], roles: [] };
  const modules = modulesOf(folder);
  const code = modules.map((path) => readFileSync(path, 'utf8'));
  const sheets = code.filter((_, place) => modules[place]?.endsWith('.css.ts')).join('\n');
  return { states: statesIn(code.join('\n'), sheets, folder), roles: rolesIn(sheets) };
}

/** The modules of a folder, with the styles that they take from others. */
function modulesOf(folder: string): string[] {
  const own = globSync('*.{ts,tsx}', { cwd: join(src, folder) })
    .filter((file) => !/\.(test|stories|fixtures|messages)\./.test(file))
    .sort()
    .map((file) => join(src, folder, file));
  const all = new Set(own);
  // What is found while it is gone through is gone through as well.
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
  // Where rules say its values, the name alone says nothing more.
  const unsaid = drawn.filter((name) => !inRules.some((state) => state.startsWith(`${name}=`)));
  // What can be closed was open before, though no rule is needed for that.
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

/** What the contract says of each role: `color.ink`. */
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
