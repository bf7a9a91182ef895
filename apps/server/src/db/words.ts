// The database refuses words of more than 2 kB, and one letter can become eighteen.
const LONGEST_WORD = 80;

/**
 * Splits a query into words like `search_text` of the database: without accents, case and apostrophes. Other
 * signs are gaps, and "t shirt" is one word.
 */
export const wordsOf = (query: string): string[] =>
  query
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'`\u00b4\u02bc\u2018\u2019]+/g, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    // Also splits at spaces and invisible characters, which PostgreSQL never treats as words.
    .split(/[\0-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u2bff\u3000-\u303f\s\p{C}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.slice(0, LONGEST_WORD).toWellFormed())
    .join(' ')
    .replace(/(?<![^ ])(?:t|tee) shirt(s?)(?![^ ])/g, 'tshirt$1')
    .split(' ')
    .filter((word) => word !== '');
