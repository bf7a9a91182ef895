import { randomBytes } from 'node:crypto';

// 32 letters, so that each byte's low five bits pick one without bias; none that is read as another.
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz';

/** A random id of 16 letters: 80 bits, so nobody guesses one and none is given twice. */
export const newId = (): string => Array.from(randomBytes(16), (byte) => LETTERS[byte & 31]).join('');
