import { SEARCH_QUERY_MAX } from '@vitrine/api';
import { type SQL, sql } from 'drizzle-orm';

// The database refuses words of more than 2 kB, and one letter can become eighteen.
const LONGEST_WORD = 80;

/**
 * The words of a query, as the database's search_text makes them of products: without accents, case and apostrophes;
 * all other signs are gaps. Only the beginning of a very long query counts.
 */
export const wordsOf = (query: string): string[] =>
  beginningOf(query)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'`\u00b4\u02bc\u2018\u2019]+/g, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    // Spaces and signs without a shape as well: PostgreSQL takes none of them for a word.
    .split(/[\0-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u2bff\u3000-\u303f\s\p{C}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.slice(0, LONGEST_WORD).toWellFormed());

// Not in the middle of a character of two halves: the database takes no half ones.
const beginningOf = (query: string) => query.slice(0, SEARCH_QUERY_MAX).toWellFormed();

/** A query without what nobody means by it: case, and how many spaces. */
export const queryKeyOf = (query: string): string =>
  beginningOf(query).trim().replace(/\s+/g, ' ').toLowerCase();

/**
 * All of the words, the last also as a beginning: whoever types has not ended it. As text that PostgreSQL reads.
 */
export const allOf = (words: readonly string[]): string =>
  words.map((word, index) => lexeme(word) + (index === words.length - 1 ? ':*' : '')).join(' & ');

/** For each word one of its spellings. */
export const oneOfEach = (spellings: readonly (readonly string[])[]): string =>
  spellings.map((words) => `(${words.map(lexeme).join(' | ')})`).join(' & ');

/** One or the other. */
export const either = (one: string, other: string): string => `(${one}) | (${other})`;

/**
 * What such a text looks up: its words as they are, and by their English stems, as products have both. "shoe" finds
 * "Shoes", and "the row" and "schuhe" are found as well.
 */
export const lookedUp = (text: SQL): SQL =>
  sql`(to_tsquery('simple', ${text}) || to_tsquery('english', ${text}))`;

// Neither quotes nor backslashes are left in a word.
const lexeme = (word: string) => `'${word}'`;
