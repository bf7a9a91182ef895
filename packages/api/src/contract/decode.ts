// Readers for what foreign servers send; each gives `undefined` for what it cannot make sense of. The first view
// carries all of them: what it does without stands in decode-later.ts.

/** Characters after which a text is cut unless more is said: a name of 20,000 letters would freeze a page. */
export const TEXT_MAX = 500;
// What names or leads somewhere is something else once it is cut, so a longer one is dropped.
const OPAQUE_MAX = 4000;

/** The fields of an object; none of anything else. */
export type Fields = Record<string, unknown>;

export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

/** The first of the values that says something. */
export const firstOf = (...values: unknown[]): unknown =>
  values.find((value) => value !== undefined && value !== null && value !== '');

/**
 * The readable part of a list: the value itself, or what stands under the first of the names that holds a list.
 * Undefined where there is no list; what cannot be read is left out rather than failing the rest.
 */
export function listOf<Thing>(
  value: unknown,
  read: (element: unknown) => Thing | undefined,
  ...names: string[]
): Thing[] | undefined {
  const fields = fieldsOf(value);
  const list = [value, ...names.map((name) => fields[name])].find((given) => Array.isArray(given));
  return list?.map((element) => read(element)).filter((thing) => thing !== undefined);
}

/** A text for people, cut where it is longer than one reads. */
export function textOf(value: unknown, most = TEXT_MAX): string | undefined {
  // Half of a character that takes two places would be no text for a server.
  return wordOf(value)
    ?.slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, '');
}

/** A text for programs: an id, a key, a token. Never cut, because then it would be another. */
export function idOf(value: unknown, most = OPAQUE_MAX): string | undefined {
  const text = wordOf(value);
  return text !== undefined && text.length <= most ? text : undefined;
}

function wordOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value === '' ? undefined : value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined;
}

/** Foreign links are data: anything that is not a web address (or a path of our own) is dropped. */
export function webLinkOf(value: unknown): string | undefined {
  const text = idOf(value);
  return text !== undefined && /^(https?:\/\/|\/(?!\/))/i.test(text) ? text : undefined;
}

/** Numbers come as such or as text with signs and units around them: "$1,299.00", "4.5/5". */
export function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string') return undefined;
  const [found] = value.match(/-?\d[\d,]*(\.\d+)?|-?\.\d+/) ?? [];
  const read = Number.parseFloat(found?.replaceAll(',', '') ?? '');
  return Number.isFinite(read) ? read : undefined;
}

/** A number without its fraction. */
export function wholeOf(value: unknown): number | undefined {
  const read = numberOf(value);
  return read === undefined ? undefined : Math.floor(read);
}

/** A whole number above zero. */
export function sizeOf(value: unknown): number | undefined {
  const read = wholeOf(value);
  return read !== undefined && read > 0 ? read : undefined;
}

/** Booleans come as such, as 0 and 1, or as text. */
export function booleanOf(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (value === 1 || value === '1' || value === 'true') return true;
  if (value === 0 || value === '0' || value === 'false') return false;
  return undefined;
}
