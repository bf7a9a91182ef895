/**
 * Wraps `fetch` for an API on another origin: paths of pictures and files in its answers (`/media/…`) get its base URL.
 */
export function mediaOf(base: string, ask: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const answer = await ask(input, init);
    if (!answer.headers.get('content-type')?.includes('json')) return answer;
    const { status, statusText, headers } = answer;
    // Quotes within a JSON string are escaped, so they do not match.
    const text = (await answer.text()).replace(/(?<!\\)"\/media\//g, `"${base}/media/`);
    return new Response(text || null, { status, statusText, headers });
  };
}
