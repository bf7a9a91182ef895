import { type ParserPlugin, parse } from '@babel/parser';
import MagicString from 'magic-string';
import type { Codemod } from './codemod.ts';

/** What a codemod makes of a file, and what a person has to look at in it. */
export interface Applied {
  text: string;
  notes: { line: number; text: string }[];
}

/** Throws where the text is no code. */
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

/** In `.ts` alone, `<a>b` is a cast and no element. */
function dialectOf(path: string): ParserPlugin[] {
  const typed: ParserPlugin[] = /\.[cm]?tsx?$/.test(path) ? ['typescript'] : [];
  const elements: ParserPlugin[] = /\.[cm]?ts$/.test(path) ? [] : ['jsx'];
  return [...typed, ...elements, 'decorators'];
}
