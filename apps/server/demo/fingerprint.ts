import { createHash } from 'node:crypto';

export const fingerprintOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 12);
