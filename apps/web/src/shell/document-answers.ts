/** How long answers from the document count as fresh. */
const FRESH_FOR_MS = 60_000;

type Fetch = typeof globalThis.fetch;

export interface DocumentAnswersOptions {
  /** Whether the app takes over the page in the document: its answers are then what that was drawn from. */
  isAdopting?: boolean;
  /** Base URL of calls, which addresses in answers lack. */
  base?: string;
  /** Milliseconds since the document was asked for. */
  now?: () => number;
}

/**
 * Wraps `fetch` so that answers that came with the document need no request. Each stands in
 * `<script type="application/json" data-answer="/its/address">`, with method and body in front of the address and behind it
 * where it is no GET, and with `data-status` where that is not 200. It is given once, and to guests only while it is fresh;
 * where the app takes over the page that was drawn from it, to anybody and at any time, since both have to be the same.
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

/** What a request asks, as a text: `/api/products/popular?page=1`, `POST /api/search/query {"query":"coat"}`. */
export const questionOf = (address: string, { method = 'GET', body }: RequestInit): string =>
  method === 'GET' ? address : `${method} ${address} ${typeof body === 'string' ? body : ''}`;
