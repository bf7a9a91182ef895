// Readers that the first view does without.
import { type Fields, fieldsOf, firstOf, numberOf, textOf, wholeOf } from './decode.ts';

/** The fields of an object, which may be wrapped in another under one of the names. */
export const fieldsWithin = (value: unknown, ...names: string[]): Fields => {
  const outer = fieldsOf(value);
  return { ...outer, ...fieldsOf(firstOf(...names.map((name) => outer[name]))) };
};

/** A whole number, zero where a server counts below it. */
export function countOf(value: unknown): number | undefined {
  const read = wholeOf(value);
  return read === undefined ? undefined : Math.max(0, read);
}

/** Milliseconds since 1970 of a number of them, or of text that says a time. */
export function momentOf(value: unknown): number | undefined {
  const read = typeof value === 'string' && !/^\d+$/.test(value) ? Date.parse(value) : numberOf(value);
  return read !== undefined && Number.isFinite(read) ? Math.floor(read) : undefined;
}

/** Headers by name; what is no text is left out. */
export function headersFrom(value: unknown): Record<string, string> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const read = Object.entries(fieldsOf(value)).map(([name, text]) => [name, textOf(text, 4000)] as const);
  return Object.fromEntries(read.filter((header): header is [string, string] => header[1] !== undefined));
}
