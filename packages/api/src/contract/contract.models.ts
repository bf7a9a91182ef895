import * as z from 'zod/mini';
import { idOf, webLinkOf } from './decode.ts';
import { reads } from './reading.ts';

/** Id as text, also if a server sends a number. */
export const Id = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_.:-]{1,64}$/), z.meta({ description: 'Opaque id.' }), reads({ as: idOf }));

/**
 * Lets the server recognise a request that arrives after a newer one. Coerced, because DELETE requests may
 * send it in the query string.
 */
export const Sequence = z.optional(z.coerce.number<number>().check(z.int(), z.gte(1))).check(
  z.meta({
    description:
      "Increasing number within the caller's session: a change with a lower number than one already carried out for the same thing has no effect.",
  }),
);

/** Answer of a redirecting call to clients that prefer JSON. */
export const Redirection = z
  .object({ location: z.string().check(reads({ from: ['location', 'url'], as: webLinkOf })) })
  .check(z.meta({ id: 'Redirection' }));
