import type { HttpBindings } from '@hono/node-server';

/** What every request carries; without a socket (in tests) the bindings are empty. */
export interface AppEnv {
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string };
}
