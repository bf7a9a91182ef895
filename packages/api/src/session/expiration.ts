import { fieldsOf, numberOf } from '../contract/decode.ts';

// Smaller numbers are seconds: as milliseconds they would be dates before 2001.
const SMALLEST_MILLISECONDS = 1e12;
// Smaller numbers are seconds from now, not seconds since 1970.
const SMALLEST_SECONDS = 1e9;

/**
 * Returns the expiry of a token in milliseconds since 1970; undefined without an expiry. Reads `value` as
 * milliseconds, seconds, seconds from now or ISO text, else the `exp` of a JWT.
 */
export function expirationFrom(value: unknown, token: string | undefined, now: number): number | undefined {
  if (typeof value === 'string' && !/^\d+(\.\d+)?$/.test(value)) {
    const read = Date.parse(value);
    if (!Number.isNaN(read)) return read;
  }
  const given = numberOf(value);
  if (given !== undefined && given > 0) return milliseconds(given, now);
  const exp = token === undefined ? undefined : expOfJwt(token);
  return exp === undefined ? undefined : milliseconds(exp, now);
}

function milliseconds(given: number, now: number): number {
  if (given >= SMALLEST_MILLISECONDS) return given;
  return given >= SMALLEST_SECONDS ? given * 1000 : now + given * 1000;
}

function expOfJwt(token: string): number | undefined {
  const payload = token.split('.')[1];
  if (payload === undefined) return undefined;
  try {
    return numberOf(fieldsOf(JSON.parse(atob(payload.replace(/-/g, '+').replace(/_/g, '/')))).exp);
  } catch {
    return undefined;
  }
}
