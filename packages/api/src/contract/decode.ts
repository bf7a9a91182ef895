// Readers for answers of our own and foreign servers; most return `undefined` for an unreadable value. The
// first view loads all of them.

/** Default maximum length of a text, in characters; longer ones are cut, because they would freeze a page. */
export const TEXT_MAX = 500;
// Maximum length of an id or link, in characters. Longer ones are dropped: a cut one would mean another
// thing.
const OPAQUE_MAX = 4000;

export type Fields = Record<string, unknown>;

export const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {};

export const firstOf = (...values: unknown[]): unknown =>
  values.find((value) => value !== undefined && value !== null && value !== '');

/** Reads a list: the value itself, or the first list under one of the names. Drops unreadable elements. */
export function listOf<Thing>(
  value: unknown,
  read: (element: unknown) => Thing | undefined,
  ...names: string[]
): Thing[] | undefined {
  const fields = fieldsOf(value);
  const list = [value, ...names.map((name) => fields[name])].find((given) => Array.isArray(given));
  return list?.map((element) => read(element)).filter((thing) => thing !== undefined);
}

/** Reads a text for users, cut to `most` characters. */
export function textOf(value: unknown, most = TEXT_MAX): string | undefined {
  // Drops half a surrogate pair at the cut, which servers would refuse.
  return wordOf(value)
    ?.slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, '');
}

/** Reads a text for programs, such as an id or token. Drops texts longer than `most` characters. */
export function idOf(value: unknown, most = OPAQUE_MAX): string | undefined {
  const text = wordOf(value);
  return text !== undefined && text.length <= most ? text : undefined;
}

function wordOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value === '' ? undefined : value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined;
}

/**
 * Reads an http or https URL, or a path such as `/a`. Drops other links, such as `javascript:`, since servers
 * are untrusted.
 */
export function webLinkOf(value: unknown): string | undefined {
  const text = idOf(value);
  return text !== undefined && /^(https?:\/\/|\/(?!\/))/i.test(text) ? text : undefined;
}

/** Reads a number, also the first one in texts with signs and units: "$1,299.00", "4.5/5". */
export function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string') return undefined;
  const [found] = value.match(/-?\d[\d,]*(\.\d+)?|-?\.\d+/) ?? [];
  const read = Number.parseFloat(found?.replaceAll(',', '') ?? '');
  return Number.isFinite(read) ? read : undefined;
}

export function wholeOf(value: unknown): number | undefined {
  const read = numberOf(value);
  return read === undefined ? undefined : Math.floor(read);
}

/** Reads a number, rounded down; undefined unless above zero. */
export function sizeOf(value: unknown): number | undefined {
  const read = wholeOf(value);
  return read !== undefined && read > 0 ? read : undefined;
}

/** Reads a boolean, also from 0, 1, '0', '1', 'true' and 'false'. */
export function booleanOf(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (value === 1 || value === '1' || value === 'true') return true;
  if (value === 0 || value === '0' || value === 'false') return false;
  return undefined;
}
