/** Names that an index exports from one module. */
export interface PublicModule {
  /** Path relative to the index: `./controls/Button/Button.tsx`. */
  path: string;
  /** Exported values, such as `Button` or `bleed as productRowBleed`. */
  values: string[];
  types: string[];
}

const handedOn = /export (type )?\{([^{}]*)\} from '([^']+)';/g;

/** Parses an index that only re-exports. */
export function publicModulesOf(index: string): PublicModule[] {
  const rest = index.replace(handedOn, '').replace(/\/\/.*|\/\*[\s\S]*?\*\//g, '');
  if (rest.trim()) throw new Error(`An index hands on names, and does nothing else: ${rest.trim()}`);
  return [...index.matchAll(handedOn)].map(([, onlyTypes, list = '', path = '']) => {
    const names = list.split(',').flatMap((name) => name.trim() || []);
    const isType = (name: string) => Boolean(onlyTypes) || name.startsWith('type ');
    return {
      path,
      values: names.filter((name) => !isType(name)),
      types: names.filter(isType).map((name) => name.replace(/^type /, '')),
    };
  });
}

/** Returns the public name of an export: `productRowBleed` for `bleed as productRowBleed`. */
export const publicName = (name: string): string => name.split(' as ').at(-1) ?? name;

export const isComponent = (name: string): boolean => /^[A-Z]\w*[a-z]/.test(name);
