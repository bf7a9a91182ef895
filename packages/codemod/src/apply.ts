import { type ParserPlugin, parse } from '@babel/parser';
import MagicString from 'magic-string';
import type { Codemod } from './codemod.ts';

/** Changed text of a file, with notes on places that need manual work. */
export interface Applied {
  text: string;
  notes: { line: number; text: string }[];
}

/** Applies a codemod to the text of a file. Throws if the text does not parse. */
export function apply({ apply: change }: Codemod, path: string, original: string): Applied {
  const text = new MagicString(original);
  const notes: Applied['notes'] = [];
  change({
    path,
    tree: parse(original, { sourceType: 'unambiguous', errorRecovery: false, plugins: dialectOf(path) }),
    text,
    note: (offset, said) => notes.push({ line: original.slice(0, offset).split('\n').length, text: said }),
  });
  return { text: text.toString(), notes };
}

/** In `.ts`, `.mts` and `.cts` files `<a>b` is a cast, so JSX is not parsed there. */
function dialectOf(path: string): ParserPlugin[] {
  const typed: ParserPlugin[] = /\.[cm]?tsx?$/.test(path) ? ['typescript'] : [];
  const elements: ParserPlugin[] = /\.[cm]?ts$/.test(path) ? [] : ['jsx'];
  return [...typed, ...elements, 'decorators'];
}
