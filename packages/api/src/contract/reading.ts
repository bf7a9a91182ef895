import * as z from 'zod/mini';

/** Fallback of a field: the requested value, because a server that omits the field did as requested. */
export const ASKED = Symbol('what the call asked for');

/** Details of reading a value from answers, beyond its schema. */
export interface Reading {
  /**
   * Names of this field in answers, by default its name in the schema; the first non-empty one is read. If a
   * schema's name is in snake case, its camel-case form is tried last.
   */
  from?: readonly string[];
  /**
   * Fallback for an unreadable value. Without it, a nullable field becomes null, an optional one is omitted,
   * and any other makes the whole object unreadable.
   */
  otherwise?: unknown;
  /**
   * The reader, if the schema's kind does not determine it: a function of decode.ts or decode-later.ts, or an
   * export's name in the area's `*.readers.ts`.
   */
  as?: ((value: unknown) => unknown) | string;
  /** Names under which servers may nest this object. Fields beside the nested object are read too. */
  within?: readonly string[];
  /** Names under which servers may nest this list in an object. */
  under?: readonly string[];
  /** Whether a list without readable elements makes its object unreadable. */
  nonEmpty?: boolean;
  /** Maximum length in characters; longer texts are cut. */
  most?: number;
}

const readings = z.registry<Reading>();

/**
 * Attaches reading details to a schema: `z.string().check(reads({ from: ['name', 'title'] }))`. Validates
 * nothing.
 */
export function reads(how: Reading): z.core.$ZodCheck<unknown> {
  const check = new z.core.$ZodCheck({ check: 'reads' });
  check._zod.onattach = [(schema) => void readings.add(schema, { ...readings.get(schema), ...how })];
  check._zod.check = () => {};
  return check;
}

export const readingOf = (schema: z.core.$ZodType): Reading => readings.get(schema) ?? {};

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name;

/** A decoded answer, with all field names in camel case. */
export type Decoded<Answer> = Answer extends readonly (infer Element)[]
  ? Decoded<Element>[]
  : Answer extends object
    ? { [Field in keyof Answer as Field extends string ? CamelCase<Field> : Field]: Decoded<Answer[Field]> }
    : Answer;

/** Returns the decoded name of a field: `commentCount` for `comment_count`. */
export const nameOf = (sent: string): string =>
  sent.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
