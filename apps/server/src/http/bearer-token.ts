/**
 * Returns the token of an Authorization header, if it has the form of a session token: 256 bits in base64url.
 */
export const bearerToken = (header: string | undefined): string | undefined =>
  header?.match(/^Bearer +([A-Za-z0-9_-]{43}) *$/i)?.[1];
