import type { HttpBindings } from '@hono/node-server';

/**
 * Context of every request. The bindings are empty without a socket: in tests, and in API calls within the
 * process.
 */
export interface AppEnv {
  Bindings: Partial<HttpBindings>;
  Variables: {
    requestId: string;
    /**
     * Runs slow work while the request gives up its turn (`admission`), which it takes again afterwards. The
     * signal aborts when the client disconnects.
     */
    aside?: <Result>(task: (signal: AbortSignal) => Promise<Result>) => Promise<Result>;
  };
}
