import { createHmac, timingSafeEqual } from 'node:crypto';

/** What an upload address of our own allows. */
export interface SignedAddress {
  key: string;
  contentType: string;
  /** Bytes; undefined where the client did not say how many will come. */
  fileSize: number | undefined;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** The path and query that a client may PUT one file to, and nothing else. */
export function uploadAddress(allowed: SignedAddress, secret: string): string {
  const query = new URLSearchParams({
    type: allowed.contentType,
    ...(allowed.fileSize === undefined ? {} : { size: String(allowed.fileSize) }),
    expires: String(allowed.expiresAt),
    signature: signatureOf(allowed, secret).toString('base64url'),
  });
  return `/media/uploads/${allowed.key}?${query}`;
}

/** What an address allows; undefined when any part of it is not as it was signed. */
export function allowedBy(
  key: string,
  { type = '', size, expires = '', signature = '' }: Record<string, string>,
  secret: string,
): SignedAddress | undefined {
  // What is no number would be signed as if it were not there.
  if (!isNumber(expires) || (size !== undefined && !isNumber(size))) return undefined;
  const given = {
    key,
    contentType: type,
    fileSize: size === undefined ? undefined : Number(size),
    expiresAt: Number(expires),
  };
  const expected = signatureOf(given, secret);
  const sent = Buffer.from(signature, 'base64url');
  return sent.length === expected.length && timingSafeEqual(sent, expected) ? given : undefined;
}

const isNumber = (text: string) => /^\d{1,15}$/.test(text);

// As JSON, no value can pass for a part of its neighbour.
const signatureOf = ({ key, contentType, fileSize, expiresAt }: SignedAddress, secret: string) =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['PUT', key, contentType, fileSize ?? null, expiresAt]))
    .digest();
