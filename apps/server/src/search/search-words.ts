import { type SQL, sql } from 'drizzle-orm';
import { beginningOf } from './query-reading.ts';

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
    // Spaces and invisible characters too: PostgreSQL takes none of them for a word.
    .split(/[\0-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u2bff\u3000-\u303f\s\p{C}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.slice(0, LONGEST_WORD).toWellFormed());

/** A query without case and repeated spaces, which make no difference to its meaning. */
export const queryKeyOf = (query: string): string =>
  beginningOf(query).trim().replace(/\s+/g, ' ').toLowerCase();

/** What a search looks up, as texts that PostgreSQL reads. */
export interface Lookup {
  /** All but the last of its words; empty when there is only one. */
  words: string;
  last: string;
}

/** All of the words; the last also as a beginning, because a person who is typing has not finished it. */
export const allOf = (words: readonly string[]): Lookup => {
  const last = words.at(-1);
  return { words: words.slice(0, -1).map(lexeme).join(' & '), last: last ? `${lexeme(last)}:*` : '' };
};

/** For each word one of its spellings. */
export const oneOfEach = (spellings: readonly (readonly string[])[]): Lookup => {
  const groups = spellings.map((words) => `(${words.map(lexeme).join(' | ')})`);
  return { words: groups.slice(0, -1).join(' & '), last: groups.at(-1) ?? '' };
};

/**
 * What is looked up: words by their English stems, so that "shoe" finds "Shoes"; the last one also as it is, in any
 * language and as a beginning. Products have every word both ways. What English puts anywhere ("for", "the") is asked for
 * only where there is nothing else. It is one AND on purpose: the index skips through that, but not through an OR of all.
 */
export const lookedUp = ({ words, last }: { [Part in keyof Lookup]: SQL }): SQL => {
  const stemOfLast = sql`to_tsquery('english', replace(${last}, ':*', ''))`;
  return sql`(
    case ${words} when '' then ''::tsquery else to_tsquery('english', ${words}) end
    && case when ${words} <> '' and numnode(${stemOfLast}) = 0 then ''::tsquery
      else to_tsquery('simple', ${last}) || ${stemOfLast} end)`;
};

// Neither quotes nor backslashes are left in a word.
const lexeme = (word: string) => `'${word}'`;
