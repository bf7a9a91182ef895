/** Generated files; `contract` stands for calls, decoders and OpenAPI document. */
export type Derived =
  | 'migration'
  | 'contract'
  | 'api-report of ui'
  | 'api-report of hooks'
  | 'api-report of api';

/** Planned output of a generator. Nothing is written before the whole plan is known to work. */
export interface Plan {
  files: Record<string, string>;
  edits: Record<string, (text: string) => string>;
  derived: Derived[];
  /** Next steps for the developer, a line each. */
  next: string[];
}

/** A refused plan; the message says how to fix it. */
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

/** Returns an edit that adds a line to the end of the block that opens with `opening`. */
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

/** Returns an edit that adds a line to the end of the list that opens with `opening`. */
export const intoList =
  (opening: string, line: string) =>
  (text: string): string => {
    const start = text.indexOf(opening);
    const end = text.indexOf('\n]', start + opening.length);
    if (start < 0 || end < 0) {
      throw new Refusal(
        `Nothing opens with "${opening}" any more. Teach tools/new where this line goes now:\n  ${line}`,
      );
    }
    return `${text.slice(0, end)}\n  ${line}${text.slice(end)}`;
  };

/** Returns an edit that adds an import; the formatter sorts it later. */
export const importing =
  (line: string) =>
  (text: string): string => {
    const first = text.search(/^import /m);
    return first < 0 ? `${line}\n${text}` : `${text.slice(0, first)}${line}\n${text.slice(first)}`;
  };

/** Returns an edit that adds an export to an area's group in an index.ts. A missing group is created. */
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

export const all =
  (...edits: ((text: string) => string)[]) =>
  (text: string): string =>
    edits.reduce((edited, edit) => edit(edited), text);
