/** As proxies note it down: the client closed the connection, so nobody gets an answer. */
export const CLIENT_LEFT = 499 as never;

/** Nobody waits for the answer of a request any more. */
export class ClientLeft extends Error {
  override readonly name = 'ClientLeft';
}
