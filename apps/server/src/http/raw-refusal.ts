import { STATUS_CODES } from 'node:http';
import { type ErrorCode, errorBodyOf, statusOf } from '@vitrine/api';
import { headersOfRefusals } from './security-headers.ts';

/** Returns the response for a connection without a readable request; it closes the connection. */
export function rawRefusal(code: ErrorCode): string {
  const status = statusOf(code);
  const body = JSON.stringify(errorBodyOf(code));
  const headers = {
    ...headersOfRefusals,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`;
}
