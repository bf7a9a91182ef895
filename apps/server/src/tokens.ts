import { createHash, randomBytes } from 'node:crypto';

/** A new opaque token: 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token: its hash, so that nobody who reads the database can sign in with it. */
export const tokenHashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');
