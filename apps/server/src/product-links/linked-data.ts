import type { Described } from './read-page.ts';

/** Maximum numbers of objects searched, of their nesting, and of properties of one; no honest page has more. */
const MOST_OBJECTS = 5000;
const DEEPEST = 20;
const MOST_PROPERTIES = 200;
const MOST_TYPES = 5;
const LONGEST_TYPE = 100;

/**
 * Parses the JSON-LD scripts of a page. Objects that only name another one by its `@id` are replaced by it, so
 * the result may be cyclic. Never throws: scripts that are no JSON are undefined.
 */
export function linkedDataOf(scripts: readonly string[]): unknown[] {
  const things = scripts.map(parsed);
  const objects = objectsIn(things);
  const byId = new Map<string, Known>();
  for (const object of objects) {
    const id = object['@id'];
    if (typeof id !== 'string' || isReference(object)) continue;
    const known = byId.get(id);
    if (!known) byId.set(id, { thing: object, room: MOST_PROPERTIES - Object.keys(object).length });
    else if (isSameThing(known.thing, object)) fillGaps(known, object);
  }
  if (byId.size === 0) return things;
  const resolved = (value: unknown, depth: number): unknown => {
    if (depth > DEEPEST) return undefined;
    if (Array.isArray(value)) return value.map((each) => resolved(each, depth + 1));
    return isObject(value) && isReference(value) ? (byId.get(String(value['@id']))?.thing ?? value) : value;
  };
  for (const object of objects)
    for (const property of Object.keys(object))
      if (typeof object[property] === 'object') object[property] = resolved(object[property], 0);
  return things.map((thing) => resolved(thing, 0));
}

interface Known {
  thing: Described;
  /** Number of properties that other descriptions may still add. */
  room: number;
}

/** Whether an object says nothing but the `@id` of another one, and perhaps its type. */
function isReference(object: Described): boolean {
  if (typeof object['@id'] !== 'string') return false;
  for (const key in object) if (key !== '@id' && key !== '@type') return false;
  return true;
}

/** Several scripts may describe one thing. Themes give the address of a page to unlike things as well. */
const isSameThing = (one: Described, other: Described) =>
  one['@type'] === undefined ||
  other['@type'] === undefined ||
  (typesOf(one) === typesOf(other) &&
    (one.name === undefined || other.name === undefined || one.name === other.name));

const typesOf = ({ '@type': type }: Described) =>
  (Array.isArray(type) ? type.slice(0, MOST_TYPES) : [type])
    .filter((each) => typeof each === 'string' && each.length < LONGEST_TYPE)
    .join(' ');

function fillGaps(known: Known, further: Described): void {
  for (const property of Object.keys(further)) {
    if (known.room <= 0) return;
    // A page may give it as a property, which would chain all its things.
    if (property === '__proto__' || Object.hasOwn(known.thing, property)) continue;
    known.thing[property] = further[property];
    known.room -= 1;
  }
}

const isObject = (value: unknown): value is Described =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function objectsIn(things: readonly unknown[]): Described[] {
  const found: Described[] = [];
  const search = (value: unknown, depth: number) => {
    if (depth > DEEPEST || found.length >= MOST_OBJECTS || typeof value !== 'object' || value === null)
      return;
    if (isObject(value)) found.push(value);
    for (const each of Object.values(value)) search(each, depth + 1);
  };
  search(things, 0);
  return found;
}

/** Parses the JSON of a script, even inside a comment, with line breaks in strings, comments, or trailing commas. */
function parsed(script: string): unknown {
  return jsonIn(script) ?? jsonIn(withoutComments(script));
}

function jsonIn(script: string): unknown {
  const plain = script
    // biome-ignore lint/suspicious/noControlCharactersInRegex: JSON that is as it should be has them only between values
    .replace(/[\u0000-\u001f]+/g, ' ')
    .replaceAll('<![CDATA[', '')
    .replaceAll(']]>', '');
  const end = Math.max(plain.lastIndexOf('}'), plain.lastIndexOf(']'));
  const json = plain.slice(Math.max(0, plain.search(/[{[]/)), end + 1);
  return parsedJson(json) ?? parsedJson(withoutTrailingCommas(json));
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const STRING = String.raw`"[^"\\]*(?:\\[^][^"\\]*)*"?`;
const STRING_OR_COMMENT = new RegExp(String.raw`${STRING}|\/\/[^\n\r]*|\/\*[^]*?(?:\*\/|$)`, 'g');
const STRING_OR_COMMA = new RegExp(String.raw`${STRING}|,(?=\s*[}\]])`, 'g');

/** Removes the comments between fields, which templates of shops leave; those in strings stay. */
const withoutComments = (script: string) =>
  script.replace(STRING_OR_COMMENT, (part) => (part.startsWith('"') ? part : ' '));

/** Removes trailing commas, which templates of shops leave; commas in strings stay. */
const withoutTrailingCommas = (json: string) =>
  json.replace(STRING_OR_COMMA, (part) => (part === ',' ? '' : part));
