import type { File } from '@babel/types';
import type MagicString from 'magic-string';

export interface Source {
  path: string;
  tree: File;
  /** Edited in place; untouched parts keep their formatting. */
  text: MagicString;
  /** Reports a place that needs manual work, by its offset in the original text. */
  note(offset: number, text: string): void;
}

export interface Codemod {
  about: string;
  apply(source: Source): void;
}
