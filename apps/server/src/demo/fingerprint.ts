import { createHash } from 'node:crypto';

/** A short name of a content: another content has another one. */
export const fingerprintOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 12);
