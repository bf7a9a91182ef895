/**
 * A text without any of these signs at its end. A pattern would try each run of them in the text from each sign of the run, which
 * takes seconds where a run is long.
 */
export function withoutLast(text: string, signs: RegExp): string {
  let end = text.length;
  while (end > 0 && signs.test(text[end - 1] ?? '')) end -= 1;
  return text.slice(0, end);
}
