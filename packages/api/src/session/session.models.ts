import * as z from 'zod/mini';
import { Id } from '../contract/contract.models.ts';
import { type Decoded, reads } from '../contract/reading.ts';

const Span = z.optional(z.nullable(z.number())).check(
  z.meta({
    description:
      'Milliseconds from the answer until the token expires; correct even if the clock of the client is wrong.',
  }),
);

/** The answer to a sign-in. */
export const SignedIn = z
  .object({
    userId: Id,
    token: z.nullable(z.string()).check(z.meta({ description: 'Bearer token; opaque.' })),
    expiration: z
      .nullable(z.number())
      .check(z.meta({ description: 'Expiry of the token, in milliseconds since 1970.' })),
    expiresInMs: Span,
  })
  .check(z.meta({ id: 'SignedIn' }), reads({ as: 'signedInFrom' }));
/** The answer to a sign-in, with the expiration in milliseconds since 1970. */
export type SignedIn = Decoded<z.infer<typeof SignedIn>>;

/** The answer to a registration. Some servers also sign the user in. */
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
      description: 'The sign-in of the new person; nulls if a login must follow.',
    }),
    reads({ as: 'registeredFrom' }),
  );
/** The sign-in of a new user; nulls if the user must still sign in. */
export type Registered = Decoded<z.infer<typeof Registered>>;
