import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

// For argon2id, the default algorithm of the library.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const passwordHashOf = (password: string): Promise<string> => hash(password, options);

/** Stored instead of a hash for accounts without a password; it matches no password. */
export const NO_PASSWORD = '!';

let hashOfNobody: Promise<string> | undefined;

/**
 * Whether the password matches the hash. Without a hash it takes just as long, so that the response time does
 * not reveal which accounts exist.
 */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const known = passwordHash !== undefined && passwordHash !== NO_PASSWORD;
  hashOfNobody ??= passwordHashOf(randomBytes(16).toString('hex'));
  const matches = await verify(known ? passwordHash : await hashOfNobody, password);
  return known && matches;
}
