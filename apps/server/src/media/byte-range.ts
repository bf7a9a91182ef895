import type { ByteRange } from './object-store.ts';

/** Parses a `Range` header. Returns `whole` for no range, several or invalid ranges, or another unit. */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const [, first = '', last = ''] = header?.match(/^\s*bytes\s*=\s*(\d*)\s*-\s*(\d*)\s*$/i) ?? [];
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  if (last !== '' && Number(last) < start) return 'whole';
  if (start >= size) return 'unsatisfiable';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}
