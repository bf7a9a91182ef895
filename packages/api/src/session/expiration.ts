import { fieldsOf, numberOf } from '../contract/decode.ts';

// Below this, a number cannot be milliseconds since 1970 (it would be before 2001): it is seconds.
const SMALLEST_MILLISECONDS = 1e12;
// Below this, it cannot be seconds since 1970 either: it counts from now.
const SMALLEST_SECONDS = 1e9;

/**
 * When a token ends, in milliseconds: from milliseconds, seconds, seconds from now, ISO text,
 * or the `exp` of a JWT. Undefined when nothing says so.
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
