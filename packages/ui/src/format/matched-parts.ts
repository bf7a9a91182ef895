/** A part of a text, and whether it matches a search. */
export interface TextPart {
  text: string;
  isMatch: boolean;
}

const folded = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a text has every word of a search, ignoring case and accents. */
export function hasWords(text: string, query: string): boolean {
  const plain = folded(text);
  return folded(query)
    .split(/\s+/)
    .every((word) => plain.includes(word));
}

/** Words of a search beyond these are not marked. */
const MOST_WORDS = 10;

/**
 * Splits a text at the words of a search, ignoring case and accents. A word that begins with @ or # also
 * matches without it.
 */
export function matchedParts(text: string, query: string): TextPart[] {
  const words = folded(query).split(/\s+/).slice(0, MOST_WORDS);
  const terms = new Set(words.flatMap((word) => [word, word.replace(/^[@#]+/, '')]).filter(Boolean));
  const letters = [...text];
  // One letter may fold to several or to none, so each folded one remembers its letter.
  const places: number[] = [];
  let plain = '';
  for (const [place, letter] of letters.entries()) {
    const simple = folded(letter);
    plain += simple;
    for (let unit = 0; unit < simple.length; unit += 1) places.push(place);
  }
  const isMatched = letters.map(() => false);
  for (const term of terms) {
    for (let at = plain.indexOf(term); at >= 0; at = plain.indexOf(term, at + term.length)) {
      const end = places[at + term.length - 1] ?? -1;
      for (let place = places[at] ?? 0; place <= end; place += 1) isMatched[place] = true;
    }
  }
  const parts: TextPart[] = [];
  for (const [place, letter] of letters.entries()) {
    const last = parts.at(-1);
    const isMark = /^\p{M}$/u.test(letter);
    const isMatch = isMark && last ? last.isMatch : isMatched[place] === true;
    if (last?.isMatch === isMatch) last.text += letter;
    else parts.push({ text: letter, isMatch });
  }
  return parts;
}
