import { decodeHTML } from 'entities';

/**
 * Removes HTML, control characters and direction marks, collapses spaces, and cuts the text to `longest`
 * characters. Undefined if nothing is left.
 */
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
  // A cut must not split a surrogate pair.
  const cut = text.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, '');
  return `${cut.trimEnd()}…`;
}
