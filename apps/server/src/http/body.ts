import type { ErrorDetail } from '@vitrine/api';
import { DomainError } from '../kernel/domain-error.ts';

export const MOST_BODY_BYTES = 100_000;
const DEEPEST_JSON = 32;

/**
 * Returns the JSON of a request; undefined for a missing or blank body. Throws `too_large` as soon as the
 * size is known, and `invalid_request` for bodies cut off, of another content type, not in UTF-8, invalid or
 * not storable.
 */
export async function readJson(request: Request): Promise<unknown> {
  const text = await readText(request);
  if (text.trim() === '') return undefined;
  if (!isJson(request.headers.get('content-type')))
    throw unreadable({ field: 'headers.content-type', rule: 'format', expected: 'application/json' });
  const json = parsed(text);
  if (!isStorable(json))
    throw unreadable({ field: 'body', rule: 'format', expected: 'well-formed Unicode without U+0000' });
  return json;
}

const unreadable = (detail: ErrorDetail) => new DomainError('invalid_request', { details: [detail] });
const tooLarge = () =>
  new DomainError('too_large', { details: [{ field: 'body', rule: 'maximum', limit: MOST_BODY_BYTES }] });

const isJson = (contentType: string | null) =>
  /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i.test(contentType ?? '');

async function readText(request: Request): Promise<string> {
  const declared = request.headers.get('content-length');
  if (Number(declared) > MOST_BODY_BYTES) throw tooLarge();
  // A body cannot exceed its declared length, so it is read in one piece; counting a stream costs more.
  const bytes = declared === null ? await readCounting(request) : await request.arrayBuffer().catch(cutOff);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw unreadable({ field: 'body', rule: 'format', expected: 'UTF-8' });
  }
}

async function readCounting(request: Request): Promise<Uint8Array> {
  if (!request.body) return new Uint8Array();
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await reader.read().catch(cutOff);
    if (done) return Buffer.concat(chunks);
    size += value.byteLength;
    if (size > MOST_BODY_BYTES) throw tooLarge();
    chunks.push(value);
  }
}

// A body cut off because its client disconnected is no server failure.
function cutOff(): never {
  throw new DomainError('invalid_request');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable({ field: 'body', rule: 'format', expected: 'JSON' });
  }
}

/**
 * Whether PostgreSQL can store all text in the value (no NUL, no half of a surrogate pair), and it is not
 * nested too deeply for recursive readers.
 */
export function isStorable(value: unknown): boolean {
  const waiting: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next.depth > DEEPEST_JSON) return false;
    if (typeof next.value === 'string' && !isStorableText(next.value)) return false;
    if (typeof next.value !== 'object' || next.value === null) continue;
    for (const [key, inner] of Object.entries(next.value)) {
      if (!isStorableText(key)) return false;
      waiting.push({ value: inner, depth: next.depth + 1 });
    }
  }
  return true;
}

const isStorableText = (text: string) => text.isWellFormed() && !text.includes('\0');
