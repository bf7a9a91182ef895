/**
 * Removes the characters that match `signs` from the end. A regular expression would take seconds for a long
 * run.
 */
export function withoutLast(text: string, signs: RegExp): string {
  let end = text.length;
  while (end > 0 && signs.test(text[end - 1] ?? '')) end -= 1;
  return text.slice(0, end);
}
