import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { getRequestListener } from '@hono/node-server';
import { type ErrorCode, errorTexts, statusOf } from '@vitrine/api';
import { SECOND } from '../kernel/clock.ts';
import { type Log, noLog } from '../kernel/log.ts';
import { limitBodyTime } from './body-time.ts';
import { hasRoomFor } from './pipelining.ts';
import { rawRefusal } from './raw-refusal.ts';
import { headersOfRefusals } from './security-headers.ts';

/** Time limits of a connection in milliseconds, against clients that hold it open for ever. */
export interface Timeouts {
  headers: number;
  request: number;
  keepAlive: number;
}

const timeouts: Timeouts = { headers: 10 * SECOND, request: 30 * SECOND, keepAlive: 65 * SECOND };

type Fetch = Parameters<typeof getRequestListener>[0];

/** Rejects with advice if the port is not available. */
export async function listen(
  fetch: Fetch,
  { port, host, log = noLog, ...limits }: { port: number; host: string; log?: Log } & Partial<Timeouts>,
): Promise<{ server: Server; address: AddressInfo }> {
  const { headers, request, keepAlive } = { ...timeouts, ...limits };
  // `unreadable` answers requests that Hono cannot parse: a broken Host header or target.
  const answer = getRequestListener(fetch, { errorHandler: unreadable });
  const server = createServer(
    {
      headersTimeout: headers,
      // Bodies have their own limits, because uploads take longer than other requests.
      requestTimeout: 0,
      keepAliveTimeout: keepAlive,
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

/** Sends the reason as JSON; Node itself sends a status without a body. */
function refuseConnection(error: NodeJS.ErrnoException, socket: Duplex): void {
  // No second response may follow one that has begun.
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

/** Stops accepting connections and waits for responses under way, at most `patience` milliseconds. */
export async function stopListening(server: Server, patience = 10 * SECOND): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection with keep-alive becomes idle only after its response is complete.
  const sendHome = setInterval(() => server.closeIdleConnections(), 50);
  const force = setTimeout(() => server.closeAllConnections(), patience);
  await closed;
  clearInterval(sendHome);
  clearTimeout(force);
}
