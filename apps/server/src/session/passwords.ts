import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';

// For argon2id, the default algorithm of the library.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Keyboards write one letter as different characters. NIST SP 800-63B normalizes passwords before hashing. */
const normalized = (password: string) => password.normalize('NFKC');

/** Returns the hash of a password, however its letters are composed. */
export const passwordHashOf = (password: string): Promise<string> => hash(normalized(password), options);

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
  const compared = known ? passwordHash : await hashOfNobody;
  // Hashes from before November 2026 are of passwords as they were typed.
  const forms = [normalized(password), password, password.normalize('NFC'), password.normalize('NFD')];
  for (const form of new Set(forms)) if (await verify(compared, form)) return known;
  return false;
}
