import { type SQL, sql } from 'drizzle-orm';
import type { Db, Queries } from './client.ts';
import { wordsOf } from './words.ts';

/** Words that count in a search. */
const MOST_WORDS = 8;
/** Words of fewer Latin letters match only the beginning of a word. */
const SHORT = 3;
/** Similarity of a word to the most similar part of a text, from 0 to 1, at which a typo is assumed. */
const ALIKE = 0.45;

export const searchWordsOf = (query: string): string[] => wordsOf(query).slice(0, MOST_WORDS);

const all = (conditions: SQL[]): SQL => sql`(${sql.join(conditions, sql` and `)})`;

const hasPart = (text: SQL, word: string): SQL =>
  word.length < SHORT && /^\w*$/.test(word)
    ? sql`' ' || ${text} like ${`% ${word}%`}`
    : sql`${text} like ${`%${word}%`}`;

/** Condition: a text made by `search_text` has all words, or parts that are not too short. */
export const hasAllParts = (text: SQL, words: readonly string[]): SQL =>
  all(words.map((word) => hasPart(text, word)));

const mayHaveTypo = (word: string): boolean => /^[\p{L}\p{M}\p{N}]{4,}$/u.test(word);

/** Whether any of the words is long enough to be told from others despite a typo. */
export const mayHaveTypos = (words: readonly string[]): boolean => words.some(mayHaveTypo);

/** Condition: a text made by `search_text` resembles all words. Run it `withTypos`. */
export const hasAllAlike = (text: SQL, words: readonly string[]): SQL =>
  all(words.map((word) => (mayHaveTypo(word) ? sql`${word} <% ${text}` : hasPart(text, word))));

/** Sum of the similarities of the words to a text. */
export const likenessTo = (text: SQL, words: readonly string[]): SQL =>
  sql`(${sql.join(
    words.map((word) => sql`word_similarity(${word}, ${text})`),
    sql` + `,
  )})`;

/** Runs queries in which `hasAllAlike` tolerates typos. */
export const withTypos = <Result>(db: Db, task: (tx: Queries) => Promise<Result>): Promise<Result> =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${String(ALIKE)}, true)`);
    return task(tx);
  });
