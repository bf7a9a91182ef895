// Further readers beside those of decode.ts. The first view does not need these, so it does not load them.
import { type Fields, fieldsOf, firstOf, numberOf, textOf, wholeOf } from './decode.ts';

/**
 * Returns an object's fields, overridden by those of the object nested under the first of `names` that it
 * has.
 */
export const fieldsWithin = (value: unknown, ...names: string[]): Fields => {
  const outer = fieldsOf(value);
  return { ...outer, ...fieldsOf(firstOf(...names.map((name) => outer[name]))) };
};

/** Reads a number, rounded down; negative numbers become zero. */
export function countOf(value: unknown): number | undefined {
  const read = wholeOf(value);
  return read === undefined ? undefined : Math.max(0, read);
}

/** Reads milliseconds since 1970 from a number or a date text. */
export function momentOf(value: unknown): number | undefined {
  const read = typeof value === 'string' && !/^\d+$/.test(value) ? Date.parse(value) : numberOf(value);
  return read !== undefined && Number.isFinite(read) ? Math.floor(read) : undefined;
}

/** Reads headers by name; drops values other than numbers and non-empty texts. */
export function headersFrom(value: unknown): Record<string, string> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const read = Object.entries(fieldsOf(value)).map(([name, text]) => [name, textOf(text, 4000)] as const);
  return Object.fromEntries(read.filter((header): header is [string, string] => header[1] !== undefined));
}
