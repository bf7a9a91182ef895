import { randomBytes } from 'node:crypto';

// 32 letters, so that the low five bits of a byte pick one without bias. Similar-looking letters are left
// out.
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** Returns a random id of 16 letters: 80 bits, so ids cannot be guessed and do not repeat. */
export const newId = (): string => Array.from(randomBytes(16), (byte) => LETTERS[byte & 31]).join('');
