import { fieldsOf, firstOf, idOf, numberOf } from '../contract/decode.ts';
import { fieldsWithin } from '../contract/decode-later.ts';
import { expirationFrom } from './expiration.ts';
import type { Registered, SignedIn } from './session.models.ts';

// Tokens that carry facts are long.
const TOKEN_MAX = 16_000;

/** A sign-in; when it ends may be said by the token alone. */
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

/** The sign-in that a registration may answer with. */
export const registeredFrom = (answer: unknown): Registered =>
  signedInFrom(answer) ?? { userId: null, token: null, expiration: null };
