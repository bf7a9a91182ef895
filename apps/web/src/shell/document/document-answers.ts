/** Milliseconds for which responses in the document count as fresh. */
const FRESH_FOR_MS = 60_000;

type Fetch = typeof globalThis.fetch;

export interface DocumentAnswersOptions {
  /** Whether the app hydrates the page, which was rendered from these responses. */
  isAdopting?: boolean;
  /** Base URL of calls, absent from addresses in the document. */
  base?: string;
  now?: () => number;
}

/**
 * Wraps `fetch` so that responses in the document need no request. Each is in a `<script
 * type="application/json" data-answer="/its/address">`. For methods other than GET, the method precedes the
 * address and the body follows it. A status other than 200 is in `data-status`.
 *
 * A response is used once, for guests, while it is fresh. During hydration, it is used for every viewer at
 * any age, since the app must render the same as the server.
 */
export function withDocumentAnswers(
  document: Document,
  ask: Fetch,
  { isAdopting = false, base = '', now = () => performance.now() }: DocumentAnswersOptions = {},
): Fetch {
  const answers = new Map<string, HTMLElement>();
  for (const element of document.querySelectorAll<HTMLElement>('script[data-answer]')) {
    answers.set(element.dataset.answer ?? '', element);
  }
  return async (input, init = {}) => {
    const question = typeof input === 'string' ? questionOf(input.replace(base, ''), init) : '';
    const answer = answers.get(question);
    if (!answer || (!isAdopting && new Headers(init.headers).has('authorization'))) return ask(input, init);
    answers.delete(question);
    if (!isAdopting && now() > FRESH_FOR_MS) return ask(input, init);
    return new Response(answer.textContent, {
      status: Number(answer.dataset.status ?? 200),
      headers: { 'content-type': 'application/json' },
    });
  };
}

/** Returns a request as text: `/api/products/popular?page=1`, `POST /api/search/query {"query":"coat"}`. */
export const questionOf = (address: string, { method = 'GET', body }: RequestInit): string =>
  method === 'GET' ? address : `${method} ${address} ${typeof body === 'string' ? body : ''}`;
