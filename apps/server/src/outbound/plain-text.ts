import { decodeHTML } from 'entities';

/** Foreign text without HTML, control characters, runs of spaces and marks that change the direction of text, cut at `longest`. */
export function plainText(given: string | undefined, longest: number): string | undefined {
  if (given === undefined) return undefined;
  // Cut first, so that no pattern runs over megabytes.
  const text = decodeHTML(given.slice(0, longest * 20))
    .replace(/<!--[^>]*-->|<\/?[a-z][^<>]*>/gi, ' ')
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return capped(text, longest) || undefined;
}

function capped(text: string, longest: number): string {
  if (text.length <= longest) return text;
  // A cut through a surrogate pair would leave half a letter.
  const cut = text.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, '');
  return `${cut.trimEnd()}…`;
}
