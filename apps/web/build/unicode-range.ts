// Reads and writes the descriptor `unicode-range` of font faces.

/** First and last code point. */
export type Span = readonly [number, number];

export function spansIn(range: string): Span[] {
  return range.split(',').map((part) => {
    const [first = '', last = first] = part.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}

export const isWithin = (spans: readonly Span[], point: number): boolean =>
  spans.some(([first, last]) => first <= point && point <= last);

/** Returns the spans of some code points. */
export function spansOf(points: Iterable<number>): Span[] {
  const spans: [number, number][] = [];
  for (const point of [...points].sort((a, b) => a - b)) {
    const span = spans.at(-1);
    if (span && point <= span[1] + 1) span[1] = point;
    else spans.push([point, point]);
  }
  return spans;
}

/** Returns the spans without some code points. */
export function withoutPoints(spans: readonly Span[], points: Iterable<number>): Span[] {
  let left = [...spans];
  for (const point of points)
    left = left.flatMap(([first, last]): Span[] => {
      if (point < first || point > last) return [[first, last]];
      const before: Span[] = point > first ? [[first, point - 1]] : [];
      const after: Span[] = point < last ? [[point + 1, last]] : [];
      return [...before, ...after];
    });
  return left;
}

export const rangeOf = (spans: readonly Span[]): string =>
  spans.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(',');

const hex = (point: number) => point.toString(16).toUpperCase();
