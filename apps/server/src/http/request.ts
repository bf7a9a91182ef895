import type { HttpBindings } from '@hono/node-server';

/** What every request carries; without a socket (in tests) the bindings are empty. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /** Awaits slow work without occupying the caller's place; the signal aborts when the client disconnects. */
    aside?: <Result>(task: (signal: AbortSignal) => Promise<Result>) => Promise<Result>;
  };
}
