import type { Contract, Endpoint, ErrorCode, Schema, SignedIn } from '@vitrine/api';
import type { Context, Hono, Next } from 'hono';
import type * as z from 'zod/mini';
import { DomainError } from '../kernel/domain-error.ts';
import { asksForJson } from './accept.ts';
import { bearerToken } from './bearer-token.ts';
import { isStorable, readJson } from './body.ts';
import { idsOfCaller } from './caller-ids.ts';
import { type Networks, networksOf, originOf, type TrustedProxies } from './client-address.ts';
import type { AppEnv } from './request.ts';
import { problemsOf } from './request-problems.ts';
import { type CookieSettings, cookiePathOf, cookieToken, dropCookie, giveCookie } from './session-cookie.ts';

export interface Caller {
  id: string;
  token: string;
}

type Parsed<S> = [S] extends [never] ? undefined : S extends Schema ? z.output<S> : undefined;

export interface Call<E extends Endpoint> {
  params: Parsed<Exclude<E['params'], undefined>>;
  query: Parsed<Exclude<E['query'], undefined>>;
  body: Parsed<Exclude<E['body'], undefined>>;
  /** Undefined for guests. */
  viewer: Caller | undefined;
  /** The signed-in caller; throws for guests. */
  readonly person: Caller;
  from: Networks;
  /**
   * Runs slow work while the request gives up its turn (`admission`), which it takes again afterwards. The
   * signal aborts when the client disconnects.
   */
  aside<Result>(task: (signal: AbortSignal) => Promise<Result>): Promise<Result>;
}

export type Handlers<Verbs> = {
  [Verb in keyof Verbs]: Verbs[Verb] extends Endpoint
    ? (call: Call<Verbs[Verb]>) => Promise<AnswerOf<Verbs[Verb]>>
    : never;
};

/** Result of a handler: the input of the response schema, a stream of events as bytes, or undefined. */
type AnswerOf<E extends Endpoint> = E extends { stream: true }
  ? ReadableStream<Uint8Array>
  : Exclude<E['response'], undefined> extends infer Response
    ? [Response] extends [never]
      ? undefined
      : Response extends Schema
        ? z.input<Response>
        : undefined
    : never;

export type HandlersOf<Areas> = { [Name in keyof Areas]: Handlers<Areas[Name]> };

type AnyHandler = (call: Call<Endpoint>) => Promise<unknown>;

export interface MountOptions {
  personOf(token: string): Promise<string | undefined>;
  trustedProxies: TrustedProxies;
}

/** Mounts every endpoint of the contract; other methods on its paths get 405. */
export function mountContract(
  app: Hono<AppEnv>,
  contract: Contract,
  handlers: Record<string, Record<string, unknown>>,
  options: MountOptions,
) {
  const endpoints = Object.entries(contract).flatMap(([area, { calls }]) =>
    Object.entries(calls).map(([verb, endpoint]) => {
      const handler = handlers[area]?.[verb];
      if (typeof handler !== 'function') {
        throw new Error(
          `${area}.${verb} is in the contract and nothing answers it, so clients would call into the void. ` +
            `Write ${verb} in ${area}/${area}.routes.ts and hand its routes to mountContract.`,
        );
      }
      return { endpoint, handler: handler as AnyHandler };
    }),
  );

  const cookies = {
    path: cookiePathOf(endpoints.map(({ endpoint }) => endpoint)),
    trustedProxies: options.trustedProxies,
  };
  const byPath = Map.groupBy(endpoints, ({ endpoint }) => endpoint.path);
  for (const path of [...byPath.keys()].sort(literalPathsFirst)) {
    const declared = byPath.get(path) ?? [];
    const pattern = path.replace(/\{(\w+)\}/g, ':$1');
    for (const { endpoint, handler } of declared) {
      app.on(endpoint.method, pattern, (c, next) =>
        answer(c, next, endpoint, handler, { ...options, cookies }),
      );
    }
    const allowed = allowedMethods(declared.map(({ endpoint }) => endpoint.method));
    app.all(pattern, (c, next) => {
      // The request may be for the page at the same address.
      if (allowed.includes(c.req.method)) return next();
      throw new DomainError('method_not_allowed', { allow: allowed.join(', ') });
    });
  }
}

/** Returns the first path segment of each call, without duplicates: `/api`, and those of calls outside it. */
export const foldersOf = (contract: Contract): string[] => [
  ...new Set(
    Object.values(contract).flatMap(({ calls }) =>
      Object.values(calls).flatMap(({ path }) => path.match(/^\/[^/]+/) ?? []),
    ),
  ),
];

const allowedMethods = (methods: string[]) =>
  methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));

/** Hono uses the first matching path, so /products/{id} must come after /products/popular. */
function literalPathsFirst(one: string, other: string): number {
  const [a, b] = [one, other].map((path) => path.replace(/\{\w+\}/g, '\uffff')) as [string, string];
  return a < b ? -1 : a > b ? 1 : 0;
}

const EVENT_STREAM = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  // Nginx passes events on at once.
  'x-accel-buffering': 'no',
};

async function answer(
  c: Context<AppEnv>,
  next: Next,
  endpoint: Endpoint,
  handler: AnyHandler,
  options: MountOptions & { cookies: CookieSettings },
) {
  const { cookies } = options;
  const { status = 200 } = endpoint;
  const leadsOn = status === 302 || status === 303;
  if (endpoint.besidePage && !asksForJson(c)) {
    await next();
    c.res.headers.append('vary', 'Accept');
    return;
  }
  if (endpoint.besidePage || leadsOn) c.header('vary', 'Accept');

  const viewer = endpoint.who === 'anyone' ? undefined : await callerOf(c, endpoint, options);
  if (endpoint.who === 'person' && !viewer) throw new DomainError('unauthorized');

  // A response without a body would leave its stream open.
  if (endpoint.stream && c.req.method === 'HEAD') return c.body(null, 200, EVENT_STREAM);

  const sent = await sentWith(c, endpoint);
  const named = idsOfCaller(endpoint, { ...sent, query: c.req.queries() });
  // Calls that ignore the viewer have not read the token yet.
  const caller = named.length > 0 ? (viewer ?? (await callerOf(c, endpoint, options))) : undefined;
  if (caller && named.some((id) => id !== caller.id)) throw new DomainError('forbidden');
  const problem = endpoint.check?.(sent.body);
  // `check` returns only codes of errors that its endpoint declares.
  if (problem) throw new DomainError(problem as ErrorCode);

  const result = await handler({
    params: read(endpoint.params, sent.params, 'params'),
    query: read(endpoint.query, sent.query, 'query'),
    body: read(endpoint.body, sent.body, 'body'),
    viewer,
    get person(): Caller {
      if (!viewer)
        throw new Error(`${endpoint.path} is open to guests: ask for the viewer, not for a person.`);
      return viewer;
    },
    from: networksOf(originOf(c, options.trustedProxies).address),
    aside: asideOf(c),
  });
  if (endpoint.cookie === 'ends') dropCookie(c, cookies);
  if (endpoint.cookie === 'gives') {
    const { token, expiresInMs } = result as SignedIn;
    if (token !== null) giveCookie(c, token, expiresInMs ?? 0, cookies);
  }
  if (endpoint.stream) return c.body(result as ReadableStream<Uint8Array>, 200, EVENT_STREAM);
  c.header('cache-control', 'no-store');
  if (!endpoint.response) return c.body(null, status === 200 ? 204 : status);
  if (!leadsOn) return c.json(result as object, status === 204 ? 200 : status);
  if (asksForJson(c)) return c.json(result as object);
  return c.redirect((result as { location: string }).location, status);
}

/**
 * An unknown or expired token means a guest, because public calls need none. Besides a token, the cookie of another
 * sign-in is refused and removed, so that nobody acts for the person who used the browser before.
 */
async function callerOf(
  c: Context<AppEnv>,
  endpoint: Endpoint,
  { personOf, cookies }: MountOptions & { cookies: CookieSettings },
): Promise<Caller | undefined> {
  const bearer = bearerToken(c.req.header('authorization'));
  const cookie = endpoint.cookie === 'takes' ? cookieToken(c) : undefined;
  if (bearer !== undefined && cookie !== undefined && cookie !== bearer) {
    dropCookie(c, cookies);
    return undefined;
  }
  const token = bearer ?? cookie;
  const id = token === undefined ? undefined : await personOf(token);
  return token === undefined || id === undefined ? undefined : { id, token };
}

interface Sent {
  params: unknown;
  query: Record<string, string>;
  body: unknown;
}

async function sentWith(c: Context<AppEnv>, endpoint: Endpoint): Promise<Sent> {
  const sent = { params: c.req.param(), query: c.req.query() };
  if (!isStorable(sent)) throw new DomainError('invalid_request');
  const body = await bodyOf(c, endpoint);
  return { ...sent, body: endpoint.bodyOrQuery ? bodyFirst(body, sent.query) : body };
}

/**
 * Returns the JSON body. While it is still arriving, the request gives up its turn (`aside`), because clients
 * may be slow.
 */
async function bodyOf(c: Context<AppEnv>, { method, body }: Endpoint): Promise<unknown> {
  if (method === 'GET') return undefined;
  // Calls without a body schema accept any body and read only the ids in it.
  const read = () => (body ? readJson(c.req.raw) : readJson(c.req.raw).catch(() => undefined));
  return c.env?.incoming?.complete === false ? asideOf(c)(read) : read();
}

const asideOf = (c: Context<AppEnv>): NonNullable<AppEnv['Variables']['aside']> =>
  c.get('aside') ?? ((task) => task(c.req.raw.signal));

/** Merges body and query; fields of the body win. A body that is no object is returned as it is. */
const bodyFirst = (body: unknown, query: Record<string, string>): unknown =>
  body === undefined || isFields(body) ? { ...query, ...body } : body;

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function read(schema: Schema | undefined, value: unknown, place: string): never {
  const result = schema?.safeParse(value);
  if (result && !result.success)
    throw new DomainError('invalid_request', { details: problemsOf(result.error, place, value) });
  // `never` fits every handler; the value has just been parsed with the schema of the handler's types.
  return result?.data as never;
}
