import type { HttpBindings } from '@hono/node-server';

/** What every request carries; without a socket (in tests) the bindings are empty. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** Waits for something outside of this server without keeping anybody from their turn. */
    aside?: <Result>(task: () => Promise<Result>) => Promise<Result>;
  };
}
