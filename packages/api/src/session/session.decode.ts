import { fieldsOf, firstOf, numberOf, textOf } from '../contract/decode.ts';
import type { Registered, SignedIn } from './session.models.ts';

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

export function signedInFrom(answer: unknown): SignedIn | undefined {
  const outer = fieldsOf(answer);
  const given = { ...outer, ...fieldsOf(outer.data) };
  const userId = textOf(firstOf(given.userId, given.user_id, given.id, fieldsOf(given.user).id));
  if (userId === undefined) return undefined;
  const token = textOf(given.token);
  return {
    userId,
    token: token ?? null,
    expiration: expirationFrom(firstOf(given.expiration, given.expiresAt), token, Date.now()) ?? null,
  };
}

/** The sign-in that a registration may answer with (D35). */
export const registeredFrom = (answer: unknown): Registered =>
  signedInFrom(answer) ?? { userId: null, token: null, expiration: null };
