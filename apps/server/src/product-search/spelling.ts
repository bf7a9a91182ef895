import { sql } from 'drizzle-orm';
import { distance } from 'fastest-levenshtein';
import type { Queries } from '../db/client.ts';
import { isRight, knownWords } from './query-terms.ts';
import type { Replaced } from './translation.ts';

/** Maximum number of words of a query looked up in the vocabulary. */
const WORDS_READ = 8;
/** Maximum number of similar words compared letter by letter with a misspelt one. */
const ALIKE_READ = 24;

const forgivenSlips = (word: string) => (word.length <= 6 ? 1 : word.length <= 9 ? 2 : 3);

type Alike = {
  word: string;
  /** Whether the word is an English stop word. */
  isSmall: boolean;
  alike: string[];
  /** Positions at which the word splits into two words of products. */
  ends: string[];
};

/**
 * Corrects words that found too little: joined or split as in products, else to the nearest spelling in
 * products, else in the lists. Known words are kept. Words without a similar one, and those after the first
 * `WORDS_READ`, are dropped; `isWhole` is false then.
 */
export async function corrected(
  db: Queries,
  typed: readonly string[],
): Promise<{ words: string[]; replaced: Replaced[]; isWhole: boolean }> {
  const words = typed.slice(0, WORDS_READ);
  const pairs = words.slice(1).map((word, index) => `${words[index]}${word}`);
  const { rows } = await db.execute<Alike>(sql`
    select asked.word, numnode(to_tsquery('english', '''' || asked.word || '''')) = 0 as "isSmall", array(
      select word from search_vocabulary
      where word % asked.word
      order by similarity(word, asked.word) desc, word limit ${ALIKE_READ}
    ) as alike, array(
      select split::text from generate_series(3, length(asked.word) - 3) as split
      where exists (select from search_vocabulary where word = left(asked.word, split))
        and exists (select from search_vocabulary where word = substr(asked.word, split + 1))
    ) as ends
    from unnest(${sql.param([...words, ...pairs])}::text[]) with ordinality as asked(word, place)
    order by place`);
  const meant: string[] = [];
  const replaced: Replaced[] = [];
  let isWhole = typed.length <= WORDS_READ;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const pair = pairs[at];
    const joined = rows[words.length + at];
    if (pair !== undefined && joined?.alike.includes(pair)) {
      meant.push(pair);
      replaced.push({ from: `${word} ${words[at + 1]}`, to: pair });
      at += 1;
      continue;
    }
    const { alike = [], ends = [], isSmall = false } = rows[at] ?? {};
    if (isSmall || isNoWordToMisspell(word) || alike.includes(word) || isRight(word)) {
      meant.push(word);
      continue;
    }
    const split = Number(ends[0] ?? 0);
    const to = split > 0 ? `${word.slice(0, split)} ${word.slice(split)}` : nearestTo(word, alike);
    if (to === undefined) {
      isWhole = false;
      continue;
    }
    meant.push(...to.split(' '));
    replaced.push({ from: word, to });
  }
  return { words: meant, replaced, isWhole };
}

const nearestTo = (word: string, alike: readonly string[]) => nearest(word, alike) ?? nearest(word, listed);

/** Words of the lists, in singular and plural. */
const listed = knownWords.flatMap((known) => [known, `${known}s`]);

// Short words and numbers are not in the vocabulary.
const isNoWordToMisspell = (word: string) => word.length < 3 || /^\d+$/.test(word);

/** The word with the fewest errors, if these are few enough to forgive. */
export function nearest(word: string, among: readonly string[]): string | undefined {
  const most = forgivenSlips(word);
  const slips = createSlips(word, most);
  let best: string | undefined;
  let fewest = most + 1;
  for (const other of among) {
    const counted = slips(other);
    if (counted < fewest) [best, fewest] = [other, counted];
  }
  return best;
}

/**
 * Creates a counter of wrong, missing, extra and swapped letters. It skips words with certainly more than
 * `most` errors: a swap saves one error, and each letter of difference in length is one.
 */
function createSlips(word: string, most: number): (other: string) => number {
  const swapped = Array.from({ length: word.length - 1 }, (_, at) =>
    [word.slice(0, at), word[at + 1], word[at], word.slice(at + 2)].join(''),
  );
  return (other) => {
    if (Math.abs(other.length - word.length) > most) return Infinity;
    const plain = distance(word, other);
    if (plain > most + 1) return plain;
    return Math.min(plain, ...swapped.map((guess) => 1 + distance(guess, other)));
  };
}
