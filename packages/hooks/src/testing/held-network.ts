import { vi } from 'vitest';

/** A request that waits to be answered by hand. */
export interface HeldCall {
  method: string;
  /** Without the host. */
  path: string;
  query: Record<string, string>;
  body: Record<string, unknown>;
  token: string | undefined;
  /** Whether it outlives the page. */
  keepalive: boolean;
  /** Whether nobody waits for it any more. */
  isAborted(): boolean;
  /** Resolves when what follows from the answer has happened. */
  answer(body: unknown, status?: number): Promise<void>;
  /** The network is gone. */
  lose(): Promise<void>;
}

/** A network on which every call waits to be answered by hand. */
export function heldNetwork() {
  const calls: HeldCall[] = [];
  const heldFetch: typeof fetch = (input, init) =>
    new Promise((resolve, reject) => {
      const { pathname, searchParams } = new URL(String(input));
      const headers = new Headers(init?.headers);
      const signal = init?.signal;
      signal?.addEventListener('abort', () => reject(signal.reason));
      calls.push({
        method: init?.method ?? 'GET',
        path: pathname,
        query: Object.fromEntries(searchParams),
        body: JSON.parse(String(init?.body ?? '{}')) as Record<string, unknown>,
        token: headers.get('authorization')?.slice('Bearer '.length),
        keepalive: init?.keepalive ?? false,
        isAborted: () => signal?.aborted ?? false,
        answer(body, status = 200) {
          resolve(Response.json(body, { status }));
          return settled();
        },
        lose() {
          reject(new TypeError('Failed to fetch'));
          return settled();
        },
      });
    });
  return {
    calls,
    fetch: heldFetch,
    /** The newest call of a path that `isMeant` accepts. */
    last(path: string, isMeant: (call: HeldCall) => boolean = () => true): HeldCall {
      const found = calls.findLast((call) => call.path.startsWith(path) && isMeant(call));
      if (!found) throw new Error(`Nothing was asked of ${path}, so there is nothing to answer.`);
      return found;
    },
  };
}

/** Resolves when everything that needs no further answer has happened. */
export async function settled(): Promise<void> {
  await new Promise<void>((done) => setTimeout(done));
  // Decoders may be loaded with the first answer.
  await vi.dynamicImportSettled();
}
