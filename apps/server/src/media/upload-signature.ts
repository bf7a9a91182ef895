import { createHmac, timingSafeEqual } from 'node:crypto';

export interface SignedAddress {
  key: string;
  contentType: string;
  /** Bytes; undefined if the client did not announce them. */
  fileSize: number | undefined;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** Path and query to which a client may PUT one file. */
export function uploadAddress(allowed: SignedAddress, secret: string): string {
  const query = new URLSearchParams({
    type: allowed.contentType,
    ...(allowed.fileSize === undefined ? {} : { size: String(allowed.fileSize) }),
    expires: String(allowed.expiresAt),
    signature: signatureOf(allowed, secret).toString('base64url'),
  });
  return `/media/uploads/${allowed.key}?${query}`;
}

/** Returns the upload that an address allows; undefined if any part of the address was changed. */
export function allowedBy(
  key: string,
  { type = '', size, expires = '', signature = '' }: Record<string, string>,
  secret: string,
): SignedAddress | undefined {
  // A value that is no number would be signed as if it were absent.
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
