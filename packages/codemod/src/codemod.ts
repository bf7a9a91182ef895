import type { File } from '@babel/types';
import type MagicString from 'magic-string';

/** A file as a codemod sees it. */
export interface Source {
  /** Where it lies, absolute. */
  path: string;
  tree: File;
  /** Its text, to be edited in place: what is not touched stays as it was written. */
  text: MagicString;
  /** Tells of something that a person has to look at, at a place in the file. */
  note(offset: number, text: string): void;
}

/** A change of code that follows a change of the packages. */
export interface Codemod {
  /** One line for the list of all. */
  about: string;
  apply(source: Source): void;
}
