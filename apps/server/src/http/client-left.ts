/** Status in the log if the client closed the connection, as proxies use it; no client receives it. */
export const CLIENT_LEFT = 499 as never;

export class ClientLeft extends Error {
  override readonly name = 'ClientLeft';
}
