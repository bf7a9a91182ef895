import { fieldsOf, textOf } from '../contract/decode.ts';

/** Headers by name; what is no text is left out. */
export function headersFrom(value: unknown): Record<string, string> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const read = Object.entries(fieldsOf(value)).map(([name, text]) => [name, textOf(text, 4000)] as const);
  return Object.fromEntries(read.filter((header): header is [string, string] => header[1] !== undefined));
}
