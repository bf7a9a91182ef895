// Writes in code what the schemas and their readings say: one function an entity, as small as by hand.
import type * as z from 'zod/mini';
import * as firstReaders from '../src/contract/decode.ts';
import * as laterReaders from '../src/contract/decode-later.ts';
import { ASKED, type Reading, readingOf } from '../src/contract/reading.ts';

type Schema = z.core.$ZodType;

/** A schema that a `*.models.ts` exports, and the folder of its area. */
export interface Entity {
  name: string;
  folder: string;
}

/** A module that is being written. */
export interface Draft {
  /** Names by the path they are imported from. */
  imports: Map<string, Set<string>>;
  types: Map<string, Set<string>>;
  /** Its functions by name, each after those it calls. */
  functions: Map<string, string>;
}

/** How a value is read where it stands: by a function, and what that takes beside the value. */
interface Read {
  reader: string;
  rest: string[];
  /** Whether it may find nothing. */
  mayFail: boolean;
  /** Whether it must first be told what the call asked for. */
  needsAsked: boolean;
}

/** Where something is written: what it is named after, and the module that it is for. */
interface Place {
  name: string;
  folder: string;
  into: Draft;
}

interface WrittenFunction extends Place {
  isPublic?: boolean;
  /** The entity that it reads, where it is one. */
  type?: string;
}

export const newDraft = (): Draft => ({ imports: new Map(), types: new Map(), functions: new Map() });

/** Imports a name. */
export function use(names: Map<string, Set<string>>, path: string, name: string): void {
  const known = names.get(path) ?? new Set();
  names.set(path, known.add(name));
}

/** What a schema is made of. */
export const definitionOf = (schema: Schema) =>
  // zod knows all its kinds, but types a schema of any kind by what all have in common.
  (schema as z.core.$ZodTypes)._zod.def;

const camel = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const infrastructure: Record<string, Record<string, unknown>> = {
  '../contract/decode.ts': firstReaders,
  '../contract/decode-later.ts': laterReaders,
};
const pathTo = (from: string, to: string, role: string) =>
  from === to ? `./${to}.${role}.ts` : `../${to}/${to}.${role}.ts`;

const readBy = (reader: string, ...rest: string[]): Read => ({
  reader,
  rest,
  mayFail: true,
  needsAsked: false,
});
const callOf = ({ reader, rest }: Read, source: string) => `${reader}(${[source, ...rest].join(', ')})`;

// Of the names of fields, those that cannot be variables in what is written.
const RESERVED = new Set(
  'asked case class const default delete enum export function given import in new return switch this value with'.split(
    ' ',
  ),
);

/** Writes decoders into the modules of areas; what one needs of another area is written in that area's. */
export class DecoderWriter {
  readonly drafts = new Map<string, Draft>();
  readonly #entities: ReadonlyMap<Schema, Entity>;
  readonly #needAsked = new Set<string>();

  constructor(entities: ReadonlyMap<Schema, Entity>) {
    this.#entities = entities;
  }

  draftOf(folder: string): Draft {
    const draft = this.drafts.get(folder) ?? newDraft();
    this.drafts.set(folder, draft);
    return draft;
  }

  /** The function that reads a whole answer: one of a module that is imported, or one that is written here. */
  answerReader(schema: Schema, place: WrittenFunction): Read {
    const reading = readingOf(schema);
    const isNamed = reading.as !== undefined || this.#entityOf(schema) !== undefined;
    return isNamed ? this.#value(schema, reading, place) : this.#function(schema, reading, place);
  }

  /** The entity that a schema is, also where a field says other names for it or what stands in. */
  #entityOf(schema: Schema): Entity | undefined {
    const found = this.#entities.get(schema);
    const { parent } = schema._zod;
    if (found || !parent) return found;
    const [own, parents] = [schema, parent].map((one) => ({
      ...readingOf(one),
      from: undefined,
      otherwise: undefined,
    })) as [Reading, Reading];
    const isSame = own.as === parents.as && JSON.stringify(own) === JSON.stringify(parents);
    return isSame ? this.#entityOf(parent) : undefined;
  }

  #value(schema: Schema, reading: Reading, place: Place): Read {
    const { as, most } = reading;
    const { name, folder, into } = place;
    const entity = this.#entityOf(schema);
    if (typeof as === 'string') {
      use(into.imports, pathTo(folder, entity?.folder ?? folder, 'readers'), as);
      return readBy(as);
    }
    if (as) {
      const exported = Object.values(infrastructure).flatMap((module) => Object.entries(module));
      const [reader] = exported.find(([, value]) => value === as) ?? [];
      if (!reader) throw refusal(name, `${as.name} is no reader of the contract`);
      return ofInfrastructure(into, reader);
    }
    if (entity) return this.#entity(entity, place);

    const definition = definitionOf(schema);
    switch (definition.type) {
      case 'string':
        return ofInfrastructure(into, 'textOf', ...(most === undefined ? [] : [String(most)]));
      case 'boolean':
        return ofInfrastructure(into, 'booleanOf');
      case 'number':
        return ofInfrastructure(
          into,
          'format' in definition && definition.format === 'safeint' ? 'wholeOf' : 'numberOf',
        );
      case 'array':
        return this.#list(definition.element, reading, place);
      case 'object':
        return this.#function(schema, reading, place);
      default:
        throw refusal(name, `there is no reader for a schema of the kind ${definition.type}`);
    }
  }

  #entity({ name, folder: home }: Entity, { folder, into }: Place): Read {
    const [schema] =
      [...this.#entities].find(([, entity]) => entity.name === name && entity.folder === home) ?? [];
    if (!schema) throw refusal(name, 'it is no entity');
    const draft = this.draftOf(home);
    const read = this.#function(schema, readingOf(schema), {
      name,
      folder: home,
      into: draft,
      isPublic: true,
      type: name,
    });
    if (draft !== into) use(into.imports, pathTo(folder, home, 'decode'), read.reader);
    return read;
  }

  #list(element: Schema, { under = [] }: Reading, { name, ...place }: Place): Read {
    const read = this.#value(element, readingOf(element), { ...place, name: `${name}Entry` });
    const reader = read.rest.length === 0 ? read.reader : `(element) => ${callOf(read, 'element')}`;
    return ofInfrastructure(place.into, 'listOf', reader, ...under.map((other) => JSON.stringify(other)));
  }

  /** Writes the function that reads an object or a list, once. */
  #function(schema: Schema, reading: Reading, { isPublic = false, type, ...place }: WrittenFunction): Read {
    const { name, folder, into } = place;
    const called = `${camel(name)}From`;
    const promise = type ? `/** Reads \`${type}\` as servers send it, foreign ones too. */\n` : '';
    const shown = isPublic ? `${promise}export ` : promise;
    const definition = definitionOf(schema);
    if (definition.type === 'array') {
      const list = callOf(this.#list(definition.element, reading, place), 'value');
      into.functions.set(called, `${shown}const ${called} = (value: unknown) => ${list};`);
      return readBy(called);
    }
    if (definition.type !== 'object') {
      throw refusal(name, `an answer of the kind ${definition.type} needs a reader of its own`);
    }
    const { code, mayFail, needsAsked } = this.#object(definition.shape, reading, place);
    if (needsAsked) this.#needAsked.add(called);
    if (type) use(into.types, `./${folder}.models.ts`, type);
    const result = type ? `: ${type}${mayFail ? ' | undefined' : ''}` : '';
    into.functions.set(
      called,
      needsAsked
        ? `${shown}const ${called} = (asked: boolean) => (value: unknown)${result} => {\n${code}\n};`
        : `${shown}function ${called}(value: unknown)${result} {\n${code}\n}`,
    );
    return { ...readBy(called), mayFail, needsAsked };
  }

  #object(
    shape: Readonly<Record<string, Schema>>,
    { within = [] }: Reading,
    { name, folder, into }: Place,
  ): { code: string; mayFail: boolean; needsAsked: boolean } {
    const given = within.length > 0 ? 'fieldsWithin' : 'fieldsOf';
    const ahead: string[] = [];
    const missing: string[] = [];
    const fields: string[] = [];
    let usesGiven = false;
    let needsAsked = false;
    for (const [field, described] of Object.entries(shape)) {
      const { schema, reading, isNullable, isOptional } = unwrapped(described);
      const { from, under, otherwise, nonEmpty } = reading;
      const isWhole = under !== undefined && from === undefined;
      if (!isWhole || within.length > 0) usesGiven = true;
      const names = (from ?? [field]).map((other) => `given.${other}`);
      const whole = within.length > 0 ? 'given' : 'value';
      if (!isWhole && names.length > 1) ofInfrastructure(into, 'firstOf');
      const several = names.length > 1 ? `firstOf(${names.join(', ')})` : names.join();

      const read = this.#value(schema, reading, { name: `${name}${pascal(field)}`, folder, into });
      if (read.needsAsked)
        throw refusal(`${name}.${field}`, 'what was asked for is known of a whole answer only');
      const code = callOf(read, isWhole ? whole : several);
      const variable = RESERVED.has(field) ? `${field}Read` : field;
      const entry = variable === field ? field : `${field}: ${variable}`;
      if (otherwise === ASKED) needsAsked = true;
      if (otherwise !== undefined) {
        fields.push(`${field}: ${code} ?? ${otherwise === ASKED ? 'asked' : JSON.stringify(otherwise)}`);
      } else if (!read.mayFail) {
        fields.push(`${field}: ${code}`);
      } else if (isNullable && !nonEmpty) {
        fields.push(`${field}: ${code} ?? null`);
      } else {
        ahead.push(`const ${variable} = ${code};`);
        if (isOptional) fields.push(`...(${variable} === undefined ? {} : { ${entry} })`);
        else {
          missing.push(nonEmpty ? `!${variable}?.length` : `${variable} === undefined`);
          fields.push(entry);
        }
      }
    }
    if (usesGiven) {
      ofInfrastructure(into, given);
      const wrappings = within.map((other) => JSON.stringify(other));
      ahead.unshift(`const given = ${given}(${['value', ...wrappings].join(', ')});`);
    }
    if (missing.length > 0) ahead.push(`if (${missing.join(' || ')}) return undefined;`);
    const code = [...ahead, `return { ${fields.join(', ')} };`].join('\n');
    return { code, mayFail: missing.length > 0, needsAsked };
  }
}

function ofInfrastructure(into: Draft, reader: string, ...rest: string[]): Read {
  const [from] = Object.entries(infrastructure).find(([, module]) => reader in module) ?? [];
  if (from === undefined) throw new Error(`${reader} is no reader of the contract.`);
  use(into.imports, from, reader);
  return readBy(reader, ...rest);
}

/** A field without what says that it may be absent. */
function unwrapped(schema: Schema): {
  schema: Schema;
  reading: Reading;
  isNullable: boolean;
  isOptional: boolean;
} {
  const definition = definitionOf(schema);
  if (definition.type !== 'nullable' && definition.type !== 'optional') {
    return { schema, reading: readingOf(schema), isNullable: false, isOptional: false };
  }
  const inner = unwrapped(definition.innerType);
  return {
    schema: inner.schema,
    reading: { ...inner.reading, ...readingOf(schema) },
    isNullable: inner.isNullable || definition.type === 'nullable',
    isOptional: inner.isOptional || definition.type === 'optional',
  };
}

const refusal = (name: string, why: string) =>
  new Error(
    `No decoder can be written for ${name}: ${why}. Say in its schema how it is read, reads({ as: … }), ` +
      'with a reader of contract/decode.ts (or decode-later.ts) or the name of one in the *.readers.ts of its area.',
  );
