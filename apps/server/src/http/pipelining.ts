import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { errorTexts, statusOf } from '@vitrine/api';
import type { Log } from '../kernel/log.ts';
import { headersOfRefusals } from './security-headers.ts';

/**
 * Maximum unanswered requests on a connection. Browsers wait for each response; other clients pipeline few
 * requests.
 */
const MOST_UNANSWERED = 8;

interface Connection {
  unanswered: number;
  answered: number;
  /** Number of refused requests: the one that got the 503, and those after it. */
  refused: number;
}

const connections = new WeakMap<Socket, Connection>();

/**
 * Whether a request may be handled. Too many pipelined requests get one 503 after the earlier responses, and
 * the connection closes. Later requests are ignored. Each such connection logs one line.
 */
export function hasRoomFor({ socket }: IncomingMessage, outgoing: ServerResponse, log: Log): boolean {
  const connection = connections.get(socket) ?? { unanswered: 0, answered: 0, refused: 0 };
  connections.set(socket, connection);
  if (socket.destroyed) return false;
  if (connection.refused > 0 || connection.unanswered >= MOST_UNANSWERED) {
    connection.refused += 1;
    if (connection.refused > 1) return false;
    socket.once('close', () => {
      const { answered, refused } = connection;
      log.info('sent ahead', { answered, refused });
    });
    refuse(outgoing);
    return false;
  }
  connection.unanswered += 1;
  outgoing.once('finish', () => {
    connection.answered += 1;
  });
  outgoing.once('close', () => {
    connection.unanswered -= 1;
  });
  return true;
}

function refuse(outgoing: ServerResponse): void {
  outgoing
    .writeHead(statusOf('busy'), {
      ...headersOfRefusals,
      'content-type': 'application/json',
      'retry-after': '2',
      connection: 'close',
    })
    .end(JSON.stringify({ error: errorTexts.busy, code: 'busy' }));
}
