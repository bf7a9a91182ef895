/** How long an answer that the document asked for counts as fresh. */
const FRESH_FOR_MS = 60_000;

type Fetch = typeof globalThis.fetch;

/**
 * Wraps `fetch` so that calls that the document made ahead (`askAhead`) are not made again. Each answer is given once, to
 * whoever it was asked for, and none after something was changed. A call that failed is made again.
 */
export function withAskedAhead(ask: Fetch, now = () => performance.now()): Fetch {
  return async (input, init = {}) => {
    const { askedAhead } = window;
    if (init.method !== 'GET') delete window.askedAhead;
    else if (askedAhead && now() < FRESH_FOR_MS) {
      const key = `${input} ${new Headers(init.headers).get('authorization')}`;
      const ahead = askedAhead[key];
      if (ahead) {
        delete askedAhead[key];
        init.signal?.addEventListener('abort', ahead.giveUp);
        return ahead.answer.catch(() => ask(input, init));
      }
    }
    return ask(input, init);
  };
}
