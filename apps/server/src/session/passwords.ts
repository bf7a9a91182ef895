import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

// Of argon2id, which is what this library makes unless told otherwise.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const passwordHashOf = (password: string): Promise<string> => hash(password, options);

/** Stands in for the hash of an account that has no password: no password fits it. */
export const NO_PASSWORD = '!';

let hashOfNobody: Promise<string> | undefined;

/**
 * Whether the password is the one behind the hash. Without a hash it takes as long to say no, so that the time
 * of an answer does not tell which accounts exist.
 */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const known = passwordHash !== undefined && passwordHash !== NO_PASSWORD;
  hashOfNobody ??= passwordHashOf(randomBytes(16).toString('hex'));
  const matches = await verify(known ? passwordHash : await hashOfNobody, password);
  return known && matches;
}
