/** Wraps `fetch` for an API on another origin: media paths in its responses (`/media/…`) get its base URL. */
export function mediaOf(base: string, ask: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const answer = await ask(input, init);
    if (!answer.headers.get('content-type')?.includes('json')) return answer;
    const { status, statusText, headers } = answer;
    // Quotes inside JSON strings are escaped, so they do not match.
    const text = (await answer.text()).replace(/(?<!\\)"\/media\//g, `"${base}/media/`);
    return new Response(text || null, { status, statusText, headers });
  };
}
