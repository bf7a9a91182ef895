/** What an index hands on of one module, as it is written there. */
export interface PublicModule {
  /** Relative to the index: `./controls/Button/Button.tsx`. */
  path: string;
  /** `Button`, `bleed as productRowBleed`. */
  values: string[];
  /** `ButtonProps`. */
  types: string[];
}

const handedOn = /export (type )?\{([^{}]*)\} from '([^']+)';/g;

/** Reads an index that only hands on: names from modules, one statement for each module. */
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

/** What users call it: `productRowBleed` of `bleed as productRowBleed`. */
export const publicName = (name: string): string => name.split(' as ').at(-1) ?? name;

/** Whether it is a component, and no hook, function or constant. */
export const isComponent = (name: string): boolean => /^[A-Z]\w*[a-z]/.test(name);
