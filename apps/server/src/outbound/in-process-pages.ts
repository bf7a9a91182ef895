import { FetchFailure } from './fetch-failure.ts';
import type { SafeFetch } from './safe-fetch.ts';

/** Pages below one path of one origin that this process can answer itself. */
export interface InProcessPages {
  has(address: string): boolean;
  /** Resolves with the HTML of a page; undefined if there is none. */
  read(path: string): Promise<string | undefined>;
}

/** Whether an address is below a path of an origin, without a name and password in it. */
export const isBelow = (origin: string, path: string, address: string): boolean => {
  const url = URL.parse(address);
  return url?.origin === origin && url.pathname.startsWith(path) && !url.username && !url.password;
};

/**
 * Answers these pages in process. All other addresses, and redirects to these pages too, go to `safeFetch`, which
 * refuses private hosts and odd ports.
 */
export function withInProcessPages(safeFetch: SafeFetch, pages: InProcessPages): SafeFetch {
  const fetch: SafeFetch = Object.assign(
    async (...[url, limits]: Parameters<SafeFetch>) => {
      if (!pages.has(url)) return safeFetch(url, limits);
      limits.signal?.throwIfAborted();
      const html = await pages.read(new URL(url).pathname);
      if (html === undefined) throw new FetchFailure('refused', 'There is no such page.', { status: 404 });
      return {
        url,
        contentType: 'text/html; charset=utf-8',
        bytes: Buffer.from(html).subarray(0, limits.mostBytes),
      };
    },
    { close: () => safeFetch.close() },
  );
  return fetch;
}
