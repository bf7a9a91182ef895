import type { Plugin } from 'vite';

/**
 * Lets the entry export its minified names as they are. The bundler gives each another short name, and the
 * list of both is half a kilobyte of the first load, as it does not compress.
 */
export const plainExports: Plugin = {
  name: 'plain-exports',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    // Runs after Vite has written the lists of preloaded files.
    order: 'post',
    handler(_, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const entry = chunks.find(({ isEntry }) => isEntry);
      const list = entry && EXPORTS.exec(entry.code);
      if (!list) return;
      const localOf = new Map(pairsIn(list[1]).map(([local, exported]) => [exported, local]));
      const names = [...new Set(localOf.values())].sort();
      entry.code = `${entry.code.slice(0, list.index)}export{${names.join()}};\n`;
      const rename = importsOf(entry.fileName, localOf);
      for (const chunk of chunks) {
        if (chunk === entry) continue;
        const { code, line, columns } = rename(chunk.code);
        const map = bundle[`${chunk.fileName}.map`];
        if (map?.type === 'asset' && columns !== 0) map.source = withShift(String(map.source), line, columns);
        chunk.code = code;
      }
    },
  },
};

const EXPORTS = /export\{([^{}]*)\};?\s*$/;

/** Returns both names of each `a as b`; one name stands for both. */
const pairsIn = (list = ''): [string, string][] =>
  list.split(',').map((pair) => {
    const [name = '', other = name] = pair.trim().split(' as ');
    return [name, other];
  });

/**
 * Returns a function that lets code import the entry's own names. It also returns the line of the import and
 * the number of columns by which the rest of that line has moved.
 */
function importsOf(entryFile: string, localOf: ReadonlyMap<string, string>) {
  const address = `["'\`]\\./${entryFile.replace(/^.*\//, '').replaceAll('.', '\\.')}["'\`]`;
  const anywhere = new RegExp(address, 'g');
  const statement = new RegExp(`import\\{([^{}]*)\\}from${address}`);
  // The entry contains the landing page, which the table of pages imports as a module.
  const page = new RegExp(`(import\\(${address}\\)\\.then\\((\\w+)=>\\2\\.)([\\w$]+)`, 'g');

  const local = (name: string): string => {
    const found = localOf.get(name);
    if (!found) throw new Error(`${entryFile} does not export ${name}.`);
    return found;
  };

  return (code: string) => {
    const found = statement.exec(code);
    const [before = ''] = found ?? [];
    const names = pairsIn(found?.[1]).map(([name, as]) =>
      found && local(name) !== as ? `${local(name)} as ${as}` : as,
    );
    const after = before.replace(/\{.*\}/s, () => `{${names.join()}}`);
    const known = (found ? 1 : 0) + [...code.matchAll(page)].length;
    if ([...code.matchAll(anywhere)].length !== known)
      throw new Error(`${entryFile} is imported in a form that is not known.`);
    return {
      code: code
        .replace(before, () => after)
        .replace(page, (_, start: string, __, name: string) => start + local(name)),
      line: code.slice(0, found?.index ?? 0).split('\n').length - 1,
      columns: after.length - before.length,
    };
  };
}

/** Moves the mappings of a line of a source map by a number of columns. */
export function withShift(map: string, line: number, columns: number): string {
  const { mappings, ...rest } = JSON.parse(map) as { mappings: string };
  const lines = mappings.split(';');
  // Columns are relative to the previous one, so the first carries all others along.
  lines[line] = lines[line]?.replace(/^[\w+/]+/, (segment) => {
    const [first = '', column] = firstNumberOf(segment);
    return numeralOf(column + columns) + segment.slice(first.length);
  }) as string;
  return JSON.stringify({ ...rest, mappings: lines.join(';') });
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Decodes the column at the beginning of a segment, in base 64 with five bits a digit, the lowest first. */
function firstNumberOf(segment: string): [numeral: string, column: number] {
  const [numeral = ''] = /^[g-z0-9+/]*[A-Za-f]/.exec(segment) ?? [];
  const value = [...numeral].reduceRight((sum, digit) => sum * 32 + (DIGITS.indexOf(digit) & 31), 0);
  return [numeral, value >> 1];
}

function numeralOf(column: number): string {
  let rest = column << 1;
  let numeral = '';
  do {
    numeral += DIGITS[(rest & 31) | (rest > 31 ? 32 : 0)];
    rest >>= 5;
  } while (rest > 0);
  return numeral;
}
