/** Files that tools write: a migration; calls, decoders and document of the contract; the API report of a package. */
export type Derived =
  | 'migration'
  | 'contract'
  | 'api-report of ui'
  | 'api-report of hooks'
  | 'api-report of api';

/** What a generator wants to do; nothing is written before all of it is known to work. */
export interface Plan {
  /** New files, by their path in the checkout. */
  files: Record<string, string>;
  /** Changes of files that are there. */
  edits: Record<string, (text: string) => string>;
  /** What is derived from those and written by its own tool. */
  derived: Derived[];
  /** What a person does next, a line each. */
  next: string[];
}

/** A refusal to plan, with what to do about it. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}

/** `likes` → `Likes`, `help-support` → `HelpSupport`. */
export const pascal = (name: string): string =>
  name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** `help-support` → `helpSupport`, `LikeCount` → `likeCount`. */
export const camel = (name: string): string => {
  const joined = pascal(name);
  return joined.charAt(0).toLowerCase() + joined.slice(1);
};

/** `LikeCount` → `like count`. */
export const spoken = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();

/** Adds a line to the end of the block that opens with `opening`. */
export const intoBlock =
  (opening: string, line: string) =>
  (text: string): string => {
    const start = text.indexOf(opening);
    const [indent = ''] = /^ */.exec(text.slice(text.lastIndexOf('\n', start) + 1)) ?? [];
    const end = text.indexOf(`\n${indent}}`, start + opening.length);
    if (start < 0 || end < 0) {
      throw new Refusal(
        `Nothing opens with "${opening}" any more. Teach tools/new where this line goes now:\n  ${line}`,
      );
    }
    return `${text.slice(0, end)}\n${indent}  ${line}${text.slice(end)}`;
  };

/** Adds an import; the formatter sorts it in. */
export const importing =
  (line: string) =>
  (text: string): string => {
    const first = text.search(/^import /m);
    return first < 0 ? `${line}\n${text}` : `${text.slice(0, first)}${line}\n${text.slice(first)}`;
  };

/** Adds an export to the group of an area in an index.ts, and the group if there is none. */
export const exporting =
  (area: string, line: string) =>
  (text: string): string => {
    const header = `\n// ${area}\n`;
    const start = text.indexOf(header);
    if (start < 0) return `${text.trimEnd()}\n${header}\n${line}\n`;
    const next = text.indexOf('\n// ', start + header.length);
    const end = next < 0 ? text.length : next;
    return `${text.slice(0, end).trimEnd()}\n${line}\n${text.slice(end)}`;
  };

/** One edit after the other. */
export const all =
  (...edits: ((text: string) => string)[]) =>
  (text: string): string =>
    edits.reduce((edited, edit) => edit(edited), text);
