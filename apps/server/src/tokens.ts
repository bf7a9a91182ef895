import { createHash, randomBytes } from 'node:crypto';

/** A new opaque token: 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token: whoever reads the database cannot sign in with it. */
export const tokenHashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The token of an Authorization header, if there is one that could be ours. */
export const bearerToken = (header: string | undefined): string | undefined =>
  header?.match(/^Bearer +([A-Za-z0-9_-]{43}) *$/i)?.[1];
