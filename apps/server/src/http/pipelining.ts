import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { errorTexts, statusOf } from '@vitrine/api';
import { headersOfRefusals } from './security-headers.ts';

/** Browsers wait for each answer before they ask on the same connection again; what sends ahead sends little. */
const MOST_UNANSWERED = 8;

interface Connection {
  unanswered: number;
  isFull: boolean;
}

const connections = new WeakMap<Socket, Connection>();

/**
 * Whether a request may be looked at: too many that were sent ahead on one connection are 503, once, which closes it after the
 * answers before. Those behind are passed over, before they cost anything.
 */
export function hasRoomFor({ socket }: IncomingMessage, outgoing: ServerResponse): boolean {
  const connection = connections.get(socket) ?? { unanswered: 0, isFull: false };
  connections.set(socket, connection);
  if (connection.isFull || socket.destroyed) return false;
  connection.unanswered += 1;
  outgoing.once('close', () => {
    connection.unanswered -= 1;
  });
  if (connection.unanswered <= MOST_UNANSWERED) return true;
  connection.isFull = true;
  outgoing
    .writeHead(statusOf('busy'), {
      ...headersOfRefusals,
      'content-type': 'application/json',
      'retry-after': '2',
      connection: 'close',
    })
    .end(JSON.stringify({ error: errorTexts.busy, code: 'busy' }));
  return false;
}
