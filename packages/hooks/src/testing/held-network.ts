import { vi } from 'vitest';

export interface HeldCall {
  method: string;
  path: string;
  query: Record<string, string>;
  body: Record<string, unknown>;
  token: string | undefined;
  keepalive: boolean;
  isAborted(): boolean;
  /** Resolves when the consequences of the answer have run. */
  answer(body: unknown, status?: number): Promise<void>;
  /** Fails the request as without a network. */
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
    last(path: string, isMeant: (call: HeldCall) => boolean = () => true): HeldCall {
      const found = calls.findLast((call) => call.path.startsWith(path) && isMeant(call));
      if (!found) throw new Error(`Nothing was asked of ${path}, so there is nothing to answer.`);
      return found;
    },
  };
}

/** Resolves when everything that needs no further answer has run. */
export async function settled(): Promise<void> {
  const idle = () => new Promise<void>((done) => setTimeout(done));
  await idle();
  await vi.dynamicImportSettled();
  await idle();
}
