import { contract, type InputOf, type OutputOf, type VitrineContract } from '@vitrine/api';
import type { ServicesOptions } from '@vitrine/hooks';

/** What a fake server answers, by area and verb; it gets what the caller gave. Anything else is 404. */
export type FakeAnswers = {
  [Area in keyof VitrineContract]?: {
    [Verb in keyof VitrineContract[Area]]?: (
      input: InputOf<VitrineContract[Area][Verb]>,
    ) => OutputOf<VitrineContract[Area][Verb]>;
  };
};

interface Route {
  method: string;
  path: RegExp;
  answer(input: object): unknown;
}

/** A server in the browser: it takes the requests of the contract, and answers from a table. */
export function fakeServer(answers: FakeAnswers): NonNullable<ServicesOptions['fetch']> {
  const routes = Object.entries(answers).flatMap(([area, verbs]) =>
    Object.entries(verbs ?? {}).map(([verb, answer]) => routeOf(area, verb, answer as Route['answer'])),
  );
  return async (input, init) => {
    const request = new Request(new URL(String(input), location.origin), init);
    const { pathname, searchParams } = new URL(request.url);
    for (const { method, path, answer } of routes) {
      const found = method === request.method && path.exec(pathname);
      if (!found) continue;
      const body = request.method === 'GET' ? undefined : await request.json();
      const query = Object.fromEntries(searchParams);
      return Response.json(answer({ params: found.groups, query, body }) ?? null);
    }
    return Response.json({ error: 'This server has no such call.' }, { status: 404 });
  };
}

function routeOf(area: string, verb: string, answer: Route['answer']): Route {
  const { calls } = contract[area as keyof typeof contract];
  const call = calls[verb as keyof typeof calls] as { method: string; path: string };
  const path = new RegExp(`^${call.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
  return { method: call.method, path, answer };
}
