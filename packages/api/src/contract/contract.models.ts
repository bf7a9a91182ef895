import * as z from 'zod/mini';
import { idOf, webLinkOf } from './decode.ts';
import { reads } from './reading.ts';

/** Names a thing. Ids are opaque text; what a server calls a number is still text here. */
export const Id = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_.:-]{1,64}$/), z.meta({ description: 'Opaque id.' }), reads({ as: idOf }));

/** Tells a client's late request from a new one. From a query string too, since a DELETE may bring it there. */
export const Sequence = z.optional(z.coerce.number<number>().check(z.int(), z.gte(1))).check(
  z.meta({
    description:
      "A growing number of the caller's session: a change with a lower number than one already carried out for the same thing changes nothing.",
  }),
);

/** The answer of a call that leads elsewhere to a client that asks for JSON. */
export const Redirection = z
  .object({ location: z.string().check(reads({ from: ['location', 'url'], as: webLinkOf })) })
  .check(z.meta({ id: 'Redirection' }));
