import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

export interface Words {
  /** Path and line: `packages/ui/src/theme/brand.ts:12`. */
  place: string;
  text: string;
}

const RELATIVE =
  /^(What|Who|Whom|Whose|Whoever|Whatever|Where|Wherever|The (thing|one|ones|person) (that|who))\b/;
const FRAGMENT = /^(what|who|whom|whose|whoever|whatever|where|wherever|that|which)\b/i;

const sentencesOf = (text: string): string[] =>
  text
    .replaceAll(/```.*?```/gs, '')
    .split(/\n\s*\n|\n(?=@)|(?<=[.!?:])\s+(?=[A-Z])/)
    .map((sentence) =>
      sentence
        .replace(/^@\w+( \S+)?( -)? +/, '')
        .replace(/^[-*] +/, '')
        .trim(),
    );

/** Whether a sentence of a comment begins with a relative clause and is no question. */
export const isRiddle = (comment: string): boolean =>
  sentencesOf(comment).some((sentence) => RELATIVE.test(sentence) && !sentence.endsWith('?'));

/** Whether a test title begins with a relative pronoun, so that it is unclear when read alone. */
export const isFragment = (title: string): boolean => FRAGMENT.test(title);

/** Returns the comments of a file. Consecutive `//` lines are one comment. */
export function commentsIn(file: string, code: string): Words[] {
  const comments: (Words & { kind: string; end: number })[] = [];
  const lines = code.split('\n');
  let block: string[] | undefined;
  let begins = 0;
  for (const [number, line] of lines.entries()) {
    const [, mark, rest = ''] = /^\s*(?:\{?(\/\*\*?)|\/\/)(.*)$/.exec(line) ?? [];
    const tail = / \/\/ ([A-Z].*)$/.exec(line)?.[1];
    if (!block && mark) [block, begins] = [[], number];
    if (block) {
      block.push((mark ? rest : line.replace(/^\s*\* ?/, '')).replace(/\*\/.*$/, ''));
      if (!line.includes('*/')) continue;
      comments.push({
        place: `${file}:${begins + 1}`,
        text: block.join('\n').trim(),
        kind: 'block',
        end: number,
      });
      block = undefined;
    } else if (/^\s*\/\//.test(line)) {
      const before = comments.at(-1);
      if (before?.kind === 'lines' && before.end === number - 1) {
        before.text += `\n${rest.trim()}`;
        before.end = number;
      } else comments.push({ place: `${file}:${number + 1}`, text: rest.trim(), kind: 'lines', end: number });
    } else if (tail) comments.push({ place: `${file}:${number + 1}`, text: tail, kind: 'tail', end: number });
  }
  return comments.map(({ place, text }) => ({ place, text }));
}

export const titlesIn = (file: string, code: string): Words[] =>
  code.split('\n').flatMap((line, number) => {
    const [, , title] = /^\s*(?:it|test|describe)(?:\.\w+(?:\(.*\))?)*\((['"`])(.*?)\1/.exec(line) ?? [];
    return title === undefined ? [] : [{ place: `${file}:${number + 1}`, text: title }];
  });

/** Returns the comments or titles found by `read` in the tracked files that match `files`. */
export function wordsOfRepository(read: (file: string, code: string) => Words[], files: string[]): Words[] {
  const known = execFileSync('git', ['ls-files', ...files], { cwd: root, encoding: 'utf8' }).split('\n');
  return known.filter(Boolean).flatMap((file) => read(file, readFileSync(join(root, file), 'utf8')));
}
