/** Readers for what foreign servers send; each gives `undefined` for what it cannot make sense of. */

export type Fields = Record<string, unknown>;

export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

/** The first of the values that says something. */
export const firstOf = (...values: unknown[]): unknown =>
  values.find((value) => value !== undefined && value !== null && value !== '');

/** The list itself, or the one under the first of the names that holds a list. */
export function listUnder(answer: unknown, ...names: string[]): unknown[] | undefined {
  const fields = fieldsOf(answer);
  return [answer, ...names.map((name) => fields[name])].find((value) => Array.isArray(value));
}

export function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value === '' ? undefined : value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined;
}

/** Numbers come as such or as text with signs and units around them: "$1,299.00", "4.5/5". */
export function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string') return undefined;
  const [found] = value.match(/-?\d[\d,]*(\.\d+)?|-?\.\d+/) ?? [];
  return found === undefined ? undefined : Number.parseFloat(found.replaceAll(',', ''));
}

/** Booleans come as such, as 0 and 1, or as text. */
export function booleanOf(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (value === 1 || value === '1' || value === 'true') return true;
  if (value === 0 || value === '0' || value === 'false') return false;
  return undefined;
}
