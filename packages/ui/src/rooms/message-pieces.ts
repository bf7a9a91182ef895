/** A part of a message's text: plain, a mention, or an address. */
export interface MessagePiece {
  text: string;
  /** Place in the text, counted as by JavaScript. */
  start: number;
  kind: 'plain' | 'mention' | 'address';
}

const MARKS = /https?:\/\/[^\s<>"]+|@[\p{L}\p{M}\p{N}_.]+/giu;
/** Punctuation that ends a sentence, not an address or a name. */
const ENDING = /[.,;:!?'’”)\]}]+$/u;

/** Splits a text at its web addresses and at mentions of the given usernames, in any case. */
export function messagePieces(text: string, usernames: readonly string[]): MessagePiece[] {
  const names = new Set(usernames.map((name) => name.toLowerCase()));
  const pieces: MessagePiece[] = [];
  let at = 0;
  const add = (end: number, kind: MessagePiece['kind']) => {
    if (end > at) pieces.push({ text: text.slice(at, end), start: at, kind });
    at = end;
  };
  for (const { 0: whole, index } of text.matchAll(MARKS)) {
    const found = whole.replace(ENDING, '');
    const isMention = found.startsWith('@');
    if (isMention && !names.has(found.slice(1).toLowerCase())) continue;
    if (isMention && /[\p{L}\p{N}]/u.test(text[index - 1] ?? '')) continue;
    if (!isMention && !URL.canParse(found)) continue;
    add(index, 'plain');
    add(index + found.length, isMention ? 'mention' : 'address');
  }
  add(text.length, 'plain');
  return pieces;
}
