// Generates decoders from schemas: one function per entity, as small as handwritten code.
import type * as z from 'zod/mini';
import * as firstReaders from '../src/contract/decode.ts';
import * as laterReaders from '../src/contract/decode-later.ts';
import { ASKED, nameOf, type Reading, readingOf } from '../src/contract/reading.ts';

type Schema = z.core.$ZodType;

/** Name of a schema exported by a `*.models.ts`, and the folder of its area. */
export interface Entity {
  name: string;
  folder: string;
}

export interface Draft {
  /** Imported names by module path. */
  imports: Map<string, Set<string>>;
  types: Map<string, Set<string>>;
  /** Source texts of the module's functions by name. Callees come before their callers. */
  functions: Map<string, string>;
}

/** A call that reads a value: the function and its arguments beyond the value. */
interface Read {
  reader: string;
  rest: string[];
  mayFail: boolean;
  /** Whether the reader must be created with the requested value, as in `likeStateFrom(true)`. */
  needsAsked: boolean;
}

/** Function for which code is generated, its area's folder, and the module draft. */
interface Place {
  name: string;
  folder: string;
  into: Draft;
}

interface WrittenFunction extends Place {
  isPublic?: boolean;
  /** Name of the entity that the function reads, if any. */
  type?: string;
}

export const newDraft = (): Draft => ({ imports: new Map(), types: new Map(), functions: new Map() });

export function use(names: Map<string, Set<string>>, path: string, name: string): void {
  const known = names.get(path) ?? new Set();
  names.set(path, known.add(name));
}

export const definitionOf = (schema: Schema) =>
  // zod's general schema type lacks the properties of specific kinds.
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

const RESERVED = new Set(
  'asked case class const default delete enum export function given import in new return switch this value with'.split(
    ' ',
  ),
);

/** Generates the decoders of all areas. Each entity is decoded in the module of its own area. */
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

  /** Returns the reader of a whole answer, generating it if necessary. */
  answerReader(schema: Schema, place: WrittenFunction): Read {
    const reading = readingOf(schema);
    const isNamed = reading.as !== undefined || this.#entityOf(schema) !== undefined;
    return isNamed ? this.#value(schema, reading, place) : this.#function(schema, reading, place);
  }

  /** Returns the entity of a schema. Another `from` or `otherwise` does not make it a different entity. */
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

  #function(schema: Schema, reading: Reading, { isPublic = false, type, ...place }: WrittenFunction): Read {
    const { name, folder, into } = place;
    const called = `${camel(name)}From`;
    const promise = type ? `/** Decodes \`${type}\` from an answer of our own or a foreign server. */\n` : '';
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
    for (const [sent, described] of Object.entries(shape)) {
      const field = nameOf(sent);
      const { schema, reading, isNullable, isOptional } = unwrapped(described);
      const { from, under, otherwise, nonEmpty } = reading;
      const isWhole = under !== undefined && from === undefined;
      if (!isWhole || within.length > 0) usesGiven = true;
      // Decoders also read their own output, because feeds keep decoded items in the session cache.
      const names = [...new Set([...(from ?? [sent]), ...(field === sent ? [] : [field])])].map(
        (other) => `given.${other}`,
      );
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
