import * as z from 'zod/mini';
import { fieldsOf, firstOf, numberOf, textOf } from '../contract/decode.ts';
import { Id } from '../products/products.models.ts';

/** What a sign-in gives (1 §3). */
export const SignedIn = z
  .object({
    userId: Id,
    token: z.nullable(z.string()).check(z.meta({ description: 'Bearer token; opaque.' })),
    expiration: z
      .nullable(z.number())
      .check(z.meta({ description: 'When the token ends, in milliseconds since 1970.' })),
  })
  .check(z.meta({ id: 'SignedIn' }));
export type SignedIn = z.infer<typeof SignedIn>;

// Below this, a number cannot be milliseconds since 1970 (it would be before 2001): it is seconds.
const SMALLEST_MILLISECONDS = 1e12;
// Below this, it cannot be seconds since 1970 either: it counts from now.
const SMALLEST_SECONDS = 1e9;

/**
 * When a token ends, in milliseconds: from milliseconds, seconds, seconds from now, ISO text,
 * or the `exp` of a JWT (D34). Undefined when nothing says so.
 */
export function expirationFrom(value: unknown, token: string | undefined, now: number): number | undefined {
  if (typeof value === 'string' && !/^\d+(\.\d+)?$/.test(value)) {
    const read = Date.parse(value);
    if (!Number.isNaN(read)) return read;
  }
  const given = numberOf(value);
  if (given !== undefined && given > 0) return milliseconds(given, now);
  const exp = token === undefined ? undefined : expOfJwt(token);
  return exp === undefined ? undefined : milliseconds(exp, now);
}

function milliseconds(given: number, now: number): number {
  if (given >= SMALLEST_MILLISECONDS) return given;
  return given >= SMALLEST_SECONDS ? given * 1000 : now + given * 1000;
}

function expOfJwt(token: string): number | undefined {
  const payload = token.split('.')[1];
  if (payload === undefined) return undefined;
  try {
    return numberOf(fieldsOf(JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')))).exp);
  } catch {
    return undefined;
  }
}

export function signedInFrom(answer: unknown): unknown {
  const outer = fieldsOf(answer);
  const given = { ...outer, ...fieldsOf(outer.data) };
  const token = textOf(given.token);
  return {
    userId: textOf(firstOf(given.userId, given.user_id, given.id, fieldsOf(given.user).id)),
    token: token ?? null,
    expiration: expirationFrom(firstOf(given.expiration, given.expiresAt), token, Date.now()) ?? null,
  };
}

/** A registration answers in as many ways as there are servers: the sign-in, or nothing of use (D35). */
export const Registered = z
  .object({ userId: z.nullable(Id), token: z.nullable(z.string()), expiration: z.nullable(z.number()) })
  .check(
    z.meta({
      id: 'Registered',
      description: 'The sign-in of the new person; nulls where a login must follow.',
    }),
  );

export function registeredFrom(answer: unknown): unknown {
  const read = SignedIn.safeParse(signedInFrom(answer));
  return read.success ? read.data : { userId: null, token: null, expiration: null };
}
