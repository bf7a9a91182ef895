import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { type ErrorCode, errorTexts, statusOf } from '@vitrine/api';
import { SECOND } from '../clock.ts';
import { limitBodyTime } from './body-time.ts';
import { type Log, noLog } from './log.ts';
import { hasRoomFor } from './pipelining.ts';
import { rawRefusal } from './raw-refusal.ts';
import { headersOfRefusals } from './security-headers.ts';

/** How long a connection may take; slow ones must not be held open for ever. */
export interface Timeouts {
  headers: number;
  request: number;
  keepAlive: number;
}

const timeouts: Timeouts = { headers: 10 * SECOND, request: 30 * SECOND, keepAlive: 65 * SECOND };

type Fetch = Parameters<typeof getRequestListener>[0];

/** Serves on a port and resolves when it does. Rejects with what to do when the port cannot be had. */
export async function listen(
  fetch: Fetch,
  { port, host, log = noLog, ...limits }: { port: number; host: string; log?: Log } & Partial<Timeouts>,
): Promise<{ server: Server; address: AddressInfo }> {
  const { headers, request, keepAlive } = { ...timeouts, ...limits };
  // Answers what Hono cannot parse as a request: a broken Host header or target.
  const answer = getRequestListener(fetch, { errorHandler: unreadable });
  const server = createServer(
    {
      headersTimeout: headers,
      // Bodies have limits of their own: an upload takes longer than anything else.
      requestTimeout: 0,
      keepAliveTimeout: keepAlive,
      // How often Node checks the header timeout.
      connectionsCheckingInterval: Math.min(2 * SECOND, headers / 2),
    },
    (incoming, outgoing) => {
      if (!hasRoomFor(incoming, outgoing, log)) return;
      limitBodyTime(incoming, request);
      return answer(incoming, outgoing);
    },
  );
  server.on('clientError', refuseConnection);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => reject(cannotListen(cause, host, port)));
    server.listen(port, host, resolve);
  });
  return { server, address: server.address() as AddressInfo };
}

const unreadable = () =>
  Response.json(
    { error: errorTexts.invalid_request, code: 'invalid_request' },
    { status: statusOf('invalid_request'), headers: headersOfRefusals },
  );

/** Sends the reason as JSON; Node by itself sends a status without a body. */
function refuseConnection(error: NodeJS.ErrnoException, socket: Duplex): void {
  // No second answer may follow one that has begun.
  const { _httpMessage: answer } = socket as { _httpMessage?: ServerResponse | null };
  if (socket.writable && !answer?.headersSent) socket.write(rawRefusal(refusalOf(error)));
  socket.destroy();
}

const refusalOf = ({ code }: NodeJS.ErrnoException): ErrorCode => {
  if (code === 'HPE_HEADER_OVERFLOW') return 'headers_too_large';
  return code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 'too_slow' : 'invalid_request';
};

const cannotListen = (cause: NodeJS.ErrnoException, host: string, port: number) =>
  new Error(
    `The server cannot listen on ${host}:${port} (${cause.code ?? cause.message}). ` +
      'Stop what listens there, or choose another port with PORT.',
    { cause },
  );

/** Takes no more connections and waits for the answers under way, but not for ever. */
export async function stopListening(server: Server, patience = 10 * SECOND): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection that is kept alive turns idle only when its answer is through.
  const sendHome = setInterval(() => server.closeIdleConnections(), 50);
  const force = setTimeout(() => server.closeAllConnections(), patience);
  await closed;
  clearInterval(sendHome);
  clearTimeout(force);
}
