import { type SQL, sql } from 'drizzle-orm';
import type { Term } from './query-terms.ts';

// The database refuses words of more than 2 kB, and one letter can become eighteen.
const LONGEST_WORD = 80;

/**
 * The words of a query, as the database's search_text makes them of products: without accents, case and apostrophes;
 * all other signs are gaps, and "t shirt" is one word.
 */
export const wordsOf = (query: string): string[] =>
  query
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'`\u00b4\u02bc\u2018\u2019]+/g, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    // Spaces and invisible characters too: PostgreSQL takes none of them for a word.
    .split(/[\0-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u2bff\u3000-\u303f\s\p{C}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.slice(0, LONGEST_WORD).toWellFormed())
    .join(' ')
    .replace(/(?<![^ ])(?:t|tee) shirt(s?)(?![^ ])/g, 'tshirt$1')
    .split(' ')
    .filter((word) => word !== '');

/** The first characters of a text; not half of one, which the database refuses. */
export const beginningOf = (text: string, most: number): string => text.slice(0, most).toWellFormed();

/** What a search looks up, as texts that PostgreSQL reads. */
export interface Lookup {
  /** Words, by their English stems; empty where there are none. */
  words: string;
  /** The beginning of a word, in any language; empty where none is looked for. */
  beginning: string;
  /** Words that tell what kind of thing is looked for: products that are such a thing come first. */
  heads: string;
  /** Names of the colours that are looked for, as a regular expression; null where none is. */
  colors: string | null;
}

/** All of the terms as they are typed. */
export const narrowly = (terms: readonly Term[]): Lookup => lookupOf(terms, ({ same }) => same);

/** All of the terms, or what else they are called. */
export const widely = (terms: readonly Term[]): Lookup =>
  lookupOf(terms, ({ same, kin }) => [...same, ...kin]);

/** As `widely`, but the last word is only the beginning of one. */
export function begun(terms: readonly Term[]): Lookup | undefined {
  const last = terms.at(-1)?.same[0]?.at(-1);
  if (last === undefined) return undefined;
  const others = widely(terms.slice(0, -1));
  return { ...others, beginning: `${lexeme(last)}:*`, heads: others.heads || lexeme(last) };
}

function lookupOf(terms: readonly Term[], namesOf: (term: Term) => readonly (readonly string[])[]): Lookup {
  const things = terms.filter(({ shades, isNumber }) => shades === undefined && !isNumber);
  const heads = (things.length > 0 ? things : terms).flatMap((term) =>
    namesOf(term).map((name) => lexeme(name.at(-1) ?? '')),
  );
  const shades = terms.flatMap((term) => term.shades ?? []);
  return {
    words: terms.map((term) => anyOf(namesOf(term))).join(' & '),
    beginning: '',
    heads: [...new Set(heads)].join(' | '),
    colors: shades.length > 0 ? `\\m(${[...new Set(shades)].join('|')})\\M` : null,
  };
}

const anyOf = (names: readonly (readonly string[])[]) =>
  `(${[...new Set(names.map((name) => name.map(lexeme).join(' & ')))].join(' | ')})`;

/**
 * What is looked up, in SQL. What English puts anywhere ("for", "the") is asked for only where there is nothing else. It is
 * one AND on purpose: the index skips through that, but not through an OR of all.
 */
export const lookedUp = ({ words, beginning }: { words: SQL; beginning: SQL }): SQL => sql`(
  ${stemmed(words)} && case ${beginning} when '' then ''::tsquery else to_tsquery('simple', ${beginning}) end)`;

/** A text of words and operators as a query of their stems. */
export const stemmed = (words: SQL): SQL => sql`case
  when ${words} = '' then ''::tsquery
  when numnode(to_tsquery('english', ${words})) = 0 then to_tsquery('simple', ${words})
  else to_tsquery('english', ${words}) end`;

// Neither quotes nor backslashes are left in a word.
const lexeme = (word: string) => `'${word}'`;
