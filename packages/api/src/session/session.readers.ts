import { fieldsOf, firstOf, idOf, numberOf } from '../contract/decode.ts';
import { fieldsWithin } from '../contract/decode-later.ts';
import { expirationFrom } from './expiration.ts';
import type { Registered, SignedIn } from './session.models.ts';

// Maximum length of a token, in characters; JWTs with many claims are long.
const TOKEN_MAX = 16_000;

/** Reads a sign-in. A missing expiry is read from the token. */
export function signedInFrom(answer: unknown): SignedIn | undefined {
  const given = fieldsWithin(answer, 'data');
  const userId = idOf(firstOf(given.userId, given.user_id, given.id, fieldsOf(given.user).id));
  if (userId === undefined) return undefined;
  const token = idOf(given.token, TOKEN_MAX);
  const expiresInMs = numberOf(given.expiresInMs);
  return {
    userId,
    token: token ?? null,
    expiration: expirationFrom(firstOf(given.expiration, given.expiresAt), token, Date.now()) ?? null,
    ...(expiresInMs === undefined || expiresInMs <= 0 ? {} : { expiresInMs }),
  };
}

/** Reads a registration; nulls if the answer contains no sign-in. */
export const registeredFrom = (answer: unknown): Registered =>
  signedInFrom(answer) ?? { userId: null, token: null, expiration: null };
