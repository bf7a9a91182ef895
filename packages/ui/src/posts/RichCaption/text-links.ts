/** A part of a text that is a link. */
export interface TextLink {
  /** Place of its first character in the text, counted as by JavaScript. */
  start: number;
  /** Place after its last character. */
  end: number;
  href: string;
}

interface TextPiece {
  text: string;
  start: number;
  link: TextLink | undefined;
}

/** Splits a text at its links. Links that overlap an earlier one or lie outside the text are left out. */
export function piecesOf(text: string, links: readonly TextLink[]): TextPiece[] {
  const pieces: TextPiece[] = [];
  let at = 0;
  const add = (end: number, link?: TextLink) => {
    if (end > at) pieces.push({ text: text.slice(at, end), start: at, link });
    at = Math.max(at, end);
  };
  for (const link of [...links].filter(Boolean).sort((one, other) => one.start - other.start)) {
    const isSound = link.start >= at && link.end > link.start && link.end <= text.length;
    if (!isSound) continue;
    add(link.start);
    add(link.end, link);
  }
  add(text.length);
  return pieces;
}
