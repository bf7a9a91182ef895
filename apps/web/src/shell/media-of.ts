/**
 * Asks an API that is elsewhere. The addresses of pictures and files in its answers are those of that server, `/media/…`, so where it is
 * goes before them.
 */
export function mediaOf(base: string, ask: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const answer = await ask(input, init);
    if (!answer.headers.get('content-type')?.includes('json')) return answer;
    const { status, statusText, headers } = answer;
    // A quote within a text has a backslash before it.
    const text = (await answer.text()).replace(/(?<!\\)"\/media\//g, `"${base}/media/`);
    return new Response(text || null, { status, statusText, headers });
  };
}
