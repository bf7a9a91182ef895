import { fieldsOf, firstOf, textOf } from '../contract/decode.ts';
import { expirationFrom } from './expiration.ts';
import type { Registered, SignedIn } from './session.models.ts';

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
