import {
  contract,
  type ErrorCode,
  errorBodyOf,
  type InputOf,
  type OutputOf,
  statusOf,
  type VitrineContract,
} from '@vitrine/api';
import type { ServicesOptions } from '@vitrine/hooks';

/**
 * Responses of a fake server, by area and verb, from the call's input. A thrown `Refusal` becomes an error
 * response, any other error a failed connection. Other calls get 404.
 */
export type FakeAnswers = {
  [Area in keyof VitrineContract]?: {
    [Verb in keyof VitrineContract[Area]]?: (
      input: InputOf<VitrineContract[Area][Verb]>,
    ) => OutputOf<VitrineContract[Area][Verb]> | Promise<never>;
  };
};

/** A refusal by the server, with its error code. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  constructor(code: ErrorCode) {
    super(code);
    this.code = code;
  }
}

/** Answer that never comes, for pages that load. */
export const never = (): Promise<never> => new Promise(() => undefined);

interface Route {
  method: string;
  path: RegExp;
  answer(input: object): unknown;
}

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
      try {
        return Response.json((await answer({ params: found.groups, query, body })) ?? null);
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        return Response.json(errorBodyOf(error.code), { status: statusOf(error.code) });
      }
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
