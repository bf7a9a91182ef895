import { createHash, randomBytes } from 'node:crypto';

export const newToken = (): string => randomBytes(32).toString('base64url');

/** Only hashes are stored, so a leaked database does not allow signing in. */
export const tokenHashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
