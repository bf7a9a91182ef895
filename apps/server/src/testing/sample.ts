import type { Schema } from '@vitrine/api';
import type * as z from 'zod/mini';

/**
 * Returns a value that a schema of the contract accepts, with all optional fields. Fields named in `known`
 * get its values.
 */
export function sampleOf(schema: Schema, known: Readonly<Record<string, unknown>>): unknown {
  // zod has a union of all its kinds, but types a schema by their common part.
  const { def } = (schema as unknown as z.core.$ZodTypes)._zod;
  const inner = (one: z.core.$ZodType) => sampleOf(one as Schema, known);
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape).map(([name, field]) => [name, name in known ? known[name] : inner(field)]),
      );
    case 'array':
      return [];
    case 'nullable':
    case 'optional':
    case 'default':
      return inner(def.innerType);
    case 'union':
      return def.options[0] && inner(def.options[0]);
    case 'enum':
      return Object.values(def.entries)[0];
    case 'literal':
      return def.values[0];
    case 'number':
      return 1;
    case 'boolean':
      return false;
    case 'string':
      return 'tea';
    default:
      throw new Error(`There is no sample of a schema of the kind ${def.type}. Teach testing/sample.ts.`);
  }
}
