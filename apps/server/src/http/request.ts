import type { HttpBindings } from '@hono/node-server';

/** What every request carries; without a socket (in tests) the bindings are empty. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** Waits for something that takes long without keeping anybody from their turn; the signal tells that the client has left. */
    aside?: <Result>(task: (signal: AbortSignal) => Promise<Result>) => Promise<Result>;
  };
}
