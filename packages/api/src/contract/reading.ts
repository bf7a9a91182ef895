import * as z from 'zod/mini';

/** The value that a call asked for, as the stand-in of a field: a server that answers with less did what it was asked to. */
export const ASKED = Symbol('what the call asked for');

/** The way in which a browser reads a schema from answers of servers, foreign ones too, where the schema alone does not tell. */
export interface Reading {
  /** Names that servers give this field, the first that says something is read; its own name unless said. */
  from?: readonly string[];
  /**
   * The stand-in where nothing can be read. Without it a nullable field is null, an optional one is left out,
   * and an object that lacks any other field cannot be read.
   */
  otherwise?: unknown;
  /**
   * The reader, where the kind of the schema does not tell: one of decode.ts, or for what no description can say the
   * name of an export of the area's `*.readers.ts`.
   */
  as?: ((value: unknown) => unknown) | string;
  /** Names that servers wrap this object in; what stands beside the wrapping counts too. */
  within?: readonly string[];
  /** Names this list stands under in the object that holds it, unless that is a list itself. */
  under?: readonly string[];
  /** Whether a list without anything readable is as good as none. */
  nonEmpty?: boolean;
  /** Characters after which this text is cut. */
  most?: number;
}

const readings = z.registry<Reading>();

/** Says how a schema is read: `z.string().check(reads({ from: ['name', 'title'] }))`. It checks nothing. */
export function reads(how: Reading): z.core.$ZodCheck<unknown> {
  const check = new z.core.$ZodCheck({ check: 'reads' });
  check._zod.onattach = [(schema) => void readings.add(schema, { ...readings.get(schema), ...how })];
  check._zod.check = () => {};
  return check;
}

/** The metadata of a schema, or of the one it was made from. */
export const readingOf = (schema: z.core.$ZodType): Reading => readings.get(schema) ?? {};
