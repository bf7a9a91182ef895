import * as z from 'zod/mini';
import { Id } from '../contract/contract.models.ts';
import { reads } from '../contract/reading.ts';

const Span = z.optional(z.nullable(z.number())).check(
  z.meta({
    description:
      'Milliseconds from the answer until the token ends: it holds for clients whose clock is wrong, too.',
  }),
);

/** The answer to a sign-in. */
export const SignedIn = z
  .object({
    userId: Id,
    token: z.nullable(z.string()).check(z.meta({ description: 'Bearer token; opaque.' })),
    expiration: z
      .nullable(z.number())
      .check(z.meta({ description: 'When the token ends, in milliseconds since 1970.' })),
    expiresInMs: Span,
  })
  .check(z.meta({ id: 'SignedIn' }), reads({ as: 'signedInFrom' }));
/** The answer to a sign-in; the expiration in milliseconds since 1970. */
export type SignedIn = z.infer<typeof SignedIn>;

/** A registration answers in as many ways as there are servers: the sign-in, or nothing of use. */
export const Registered = z
  .object({
    userId: z.nullable(Id),
    token: z.nullable(z.string()),
    expiration: z.nullable(z.number()),
    expiresInMs: Span,
  })
  .check(
    z.meta({
      id: 'Registered',
      description: 'The sign-in of the new person; nulls where a login must follow.',
    }),
    reads({ as: 'registeredFrom' }),
  );
/** The sign-in of a new person; nulls where a login must follow. */
export type Registered = z.infer<typeof Registered>;
