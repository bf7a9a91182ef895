import { FOREIGN_SMALL_WORDS, FOREIGN_WORDS } from './foreign-words.ts';
import { EMOJI } from './word-lists.ts';

export interface Replaced {
  from: string;
  to: string;
}

const LONGEST_PHRASE = 4;

const things = new Map(Object.entries(EMOJI).map(([emoji, thing]) => [bare(emoji), thing]));
/** Removes the skin tone and the style of display. */
function bare(emoji: string): string {
  return emoji.replace(/[\ufe0e\ufe0f\u{1f3fb}-\u{1f3ff}]/gu, '');
}

export function withoutEmoji(text: string): { text: string; replaced: Replaced[] } {
  const replaced: Replaced[] = [];
  const spoken = text.replace(/\p{Extended_Pictographic}[\ufe0e\ufe0f\u{1f3fb}-\u{1f3ff}]*/gu, (emoji) => {
    const thing = things.get(bare(emoji));
    if (thing === undefined) return emoji;
    if (!replaced.some(({ from }) => from === emoji)) replaced.push({ from: emoji, to: thing });
    return ` ${thing} `;
  });
  return replaced.length > 0 ? { text: spoken.replace(/ +/g, ' '), replaced } : { text, replaced };
}

const languages = Object.values(FOREIGN_WORDS);
/** English words for things and colours: the meanings of all foreign words. */
const english = new Set(
  languages.flatMap((words) => Object.values(words)).flatMap((name) => [name, ...name.split(' ')]),
);

export const isEnglish = (word: string): boolean => english.has(word);

/** Translates a query in Spanish, French or German; returns other queries unchanged. */
export function translated(words: readonly string[]): { words: readonly string[]; replaced: Replaced[] } {
  const readings = languages.map((dictionary) => readIn(dictionary, words));
  const [best] = readings
    .filter((read) => read !== undefined)
    .toSorted((one, other) => other.covered - one.covered);
  return best ?? { words, replaced: [] };
}

/** Translates from one language; undefined unless at least two words belong to it and none is English. */
function readIn(dictionary: Readonly<Record<string, string>>, words: readonly string[]) {
  const inEnglish: string[] = [];
  const replaced: Replaced[] = [];
  let covered = 0;
  for (let at = 0; at < words.length; ) {
    let length = Math.min(LONGEST_PHRASE, words.length - at);
    let meaning: string | undefined;
    for (; length > 0; length -= 1) {
      meaning = meaningOf(dictionary, words.slice(at, at + length));
      if (meaning !== undefined) break;
    }
    if (meaning !== undefined) {
      const from = words.slice(at, at + length).join(' ');
      inEnglish.push(...meaning.split(' '));
      if (from !== meaning) replaced.push({ from, to: meaning });
      covered += length;
      at += length;
      continue;
    }
    const word = words[at] ?? '';
    if (!FOREIGN_SMALL_WORDS.has(word)) {
      // An English word means that the query is not in this language.
      if (english.has(word)) return undefined;
      inEnglish.push(word);
    }
    at += 1;
  }
  // A single word may be a name: it is searched as typed, and then by its meaning.
  const isSure = replaced.length > 0 && covered > 1;
  return isSure ? { words: inEnglish, replaced, covered } : undefined;
}

/** Meaning of a single word in the first language that has it. */
export function meaningIn(word: string): string | undefined {
  for (const dictionary of languages) {
    const meaning = meaningOf(dictionary, [word]);
    if (meaning !== undefined && meaning !== word) return meaning;
  }
  return undefined;
}

function meaningOf(
  dictionary: Readonly<Record<string, string>>,
  words: readonly string[],
): string | undefined {
  const candidates = words.length === 1 ? basesOf(words[0] ?? '') : phrasesOf(words);
  const found = candidates.find((candidate) => Object.hasOwn(dictionary, candidate));
  return found === undefined ? undefined : dictionary[found];
}

const phrasesOf = (words: readonly string[]) => [
  words.join(' '),
  words.map((word) => word.replace(/s$/, '')).join(' '),
  [(words[0] ?? '').replace(/s$/, ''), ...words.slice(1)].join(' '),
];

/** A word and its possible base forms, without endings of gender, number and case. */
function basesOf(word: string): string[] {
  const without = ['s', 'es', 'x', 'n', 'en', 'e', 'er', 'em'].flatMap((ending) =>
    word.endsWith(ending) && word.length - ending.length >= 3 ? [word.slice(0, -ending.length)] : [],
  );
  const masculine = /(a|as|os)$/.test(word) && word.length >= 4 ? [word.replace(/(a|as|os)$/, 'o')] : [];
  return [word, ...without, ...masculine];
}
