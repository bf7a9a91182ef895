import type { ByteRange } from './object-store.ts';

/**
 * The part of a file that a `Range` header asks for. `whole` for none, for several at once and for what is no range of
 * bytes; a server may answer all of these with the whole file.
 */
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
