import type { Plugin } from 'vite';

const LONG = /\bvtr-\w+_([a-z\d]{3})[a-z\d]{3}([a-z\d]+)\b/g;

/**
 * Shortens the class names of the design system. In the package they contain its version, so that two versions
 * can share a page; an app contains one, and names are a twentieth of its first styles.
 */
export function shortClassNames(): Plugin {
  const longOf = new Map<string, string>();
  return {
    name: 'short-class-names',
    enforce: 'pre',
    transform: {
      filter: { id: /\/packages\/ui\/dist\/.*\.(?:js|css)$/, code: /\bvtr-/ },
      handler: (code) => ({
        code: code.replace(LONG, (long: string, beginning: string, end: string) => {
          const short = `v${beginning}${end}`;
          const other = longOf.get(short) ?? long;
          if (other !== long) throw new Error(`${long} and ${other} would both be named ${short}.`);
          longOf.set(short, long);
          return short;
        }),
        map: null,
      }),
    },
  };
}

/**
 * Returns a function that gives the app's own classes names as short as those of the design system: the
 * beginning of their file's hash, and their number in the file.
 */
export function classNamesOfApp(): (of: { hash: string; filePath: string }) => string {
  const files = new Map<string, { begins: string; hashLength: number }>();
  const fileOf = new Map<string, string>();
  return ({ hash, filePath }) => {
    let file = files.get(filePath);
    if (!file) {
      const begins = `w${hash.slice(0, 3)}`;
      const other = fileOf.get(begins);
      if (other) throw new Error(`Classes of ${filePath} and ${other} would both begin with ${begins}.`);
      fileOf.set(begins, filePath);
      // The first class of a file has the number 0, of one digit.
      file = { begins, hashLength: hash.length - 1 };
      files.set(filePath, file);
    }
    return file.begins + hash.slice(file.hashLength);
  };
}
