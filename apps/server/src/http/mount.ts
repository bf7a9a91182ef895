import type { Contract, Endpoint, ErrorCode, Schema } from '@vitrine/api';
import type { Context, Hono, Next } from 'hono';
import type * as z from 'zod/mini';
import { DomainError } from '../domain-error.ts';
import { asksForJson } from './accept.ts';
import { bearerToken } from './bearer-token.ts';
import { isStorable, readJson } from './body.ts';
import { idsOfCaller } from './caller-ids.ts';
import { type Networks, networksOf, originOf, type TrustedProxies } from './client-address.ts';
import type { AppEnv } from './request.ts';

/** Who calls, as their token says. */
export interface Caller {
  id: string;
  token: string;
}

type Parsed<S> = [S] extends [never] ? undefined : S extends Schema ? z.output<S> : undefined;

/** What a handler is given: everything in it has been checked against the contract. */
export interface Call<E extends Endpoint> {
  params: Parsed<Exclude<E['params'], undefined>>;
  query: Parsed<Exclude<E['query'], undefined>>;
  body: Parsed<Exclude<E['body'], undefined>>;
  /** Undefined for guests. */
  viewer: Caller | undefined;
  /** The caller of an endpoint that only people may call. */
  readonly person: Caller;
  /** Where the call comes from, for limits. */
  from: Networks;
  /** Awaits slow work without occupying the caller's place; the signal aborts when the client disconnects. */
  aside<Result>(task: (signal: AbortSignal) => Promise<Result>): Promise<Result>;
}

/** What answers the endpoints of an area: verb by verb, as the contract says it. */
export type Handlers<Verbs> = {
  [Verb in keyof Verbs]: Verbs[Verb] extends Endpoint
    ? (call: Call<Verbs[Verb]>) => Promise<AnswerOf<Verbs[Verb]>>
    : never;
};

/** What a handler gives: what the response schema takes, or nothing. */
type AnswerOf<E extends Endpoint> =
  Exclude<E['response'], undefined> extends infer Response
    ? [Response] extends [never]
      ? undefined
      : Response extends Schema
        ? z.input<Response>
        : undefined
    : never;

/** Handlers for the areas of a contract. */
export type HandlersOf<Areas> = { [Name in keyof Areas]: Handlers<Areas[Name]> };

type AnyHandler = (call: Call<Endpoint>) => Promise<unknown>;

export interface MountOptions {
  personOf(token: string): Promise<string | undefined>;
  trustedProxies: TrustedProxies;
}

/** Mounts every endpoint of the contract; other methods on its paths are answered 405. */
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

  const byPath = Map.groupBy(endpoints, ({ endpoint }) => endpoint.path);
  for (const path of [...byPath.keys()].sort(literalPathsFirst)) {
    const declared = byPath.get(path) ?? [];
    const pattern = path.replace(/\{(\w+)\}/g, ':$1');
    for (const { endpoint, handler } of declared) {
      app.on(endpoint.method, pattern, (c, next) => answer(c, next, endpoint, handler, options));
    }
    const allowed = allowedMethods(declared.map(({ endpoint }) => endpoint.method));
    app.all(pattern, (c, next) => {
      // A request that a call left to the page of the same address goes on.
      if (allowed.includes(c.req.method)) return next();
      throw new DomainError('method_not_allowed', { allow: allowed.join(', ') });
    });
  }
}

/** The first path segments of a contract's calls: `/api`, and those of calls with a host of their own. */
export const foldersOf = (contract: Contract): string[] => [
  ...new Set(
    Object.values(contract).flatMap(({ calls }) =>
      Object.values(calls).flatMap(({ path }) => path.match(/^\/[^/]+/) ?? []),
    ),
  ),
];

const allowedMethods = (methods: string[]) =>
  methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));

/** Hono takes the first path that fits: /products/{id} in front of /products/popular would swallow it. */
function literalPathsFirst(one: string, other: string): number {
  const [a, b] = [one, other].map((path) => path.replace(/\{\w+\}/g, '\uffff')) as [string, string];
  return a < b ? -1 : a > b ? 1 : 0;
}

async function answer(
  c: Context<AppEnv>,
  next: Next,
  endpoint: Endpoint,
  handler: AnyHandler,
  options: MountOptions,
) {
  const { status = 200 } = endpoint;
  const leadsOn = status === 302 || status === 303;
  if (endpoint.besidePage && !asksForJson(c)) {
    await next();
    c.res.headers.append('vary', 'Accept');
    return;
  }
  if (endpoint.besidePage || leadsOn) c.header('vary', 'Accept');

  const viewer = endpoint.who === 'anyone' ? undefined : await callerOf(c, options);
  if (endpoint.who === 'person' && !viewer) throw new DomainError('unauthorized');

  const sent = await sentWith(c, endpoint);
  const named = idsOfCaller(endpoint, { ...sent, query: c.req.queries() });
  // Calls that ignore who is signed in read the token only here.
  const caller = named.length > 0 ? (viewer ?? (await callerOf(c, options))) : undefined;
  if (caller && named.some((id) => id !== caller.id)) throw new DomainError('forbidden');
  const problem = endpoint.check?.(sent.body);
  // A rule names codes of the errors that its endpoint has.
  if (problem) throw new DomainError(problem as ErrorCode);

  const result = await handler({
    params: read(endpoint.params, sent.params),
    query: read(endpoint.query, sent.query),
    body: read(endpoint.body, sent.body),
    viewer,
    get person(): Caller {
      if (!viewer)
        throw new Error(`${endpoint.path} is open to guests: ask for the viewer, not for a person.`);
      return viewer;
    },
    from: networksOf(originOf(c, options.trustedProxies).address),
    aside: asideOf(c),
  });
  c.header('cache-control', 'no-store');
  if (!endpoint.response) return c.body(null, status === 200 ? 204 : status);
  if (!leadsOn) return c.json(result as object, status === 204 ? 200 : status);
  if (asksForJson(c)) return c.json(result as object);
  return c.redirect((result as { location: string }).location, status);
}

/** The caller by their token. An unknown or expired token makes a guest, because what guests may do needs none. */
async function callerOf(c: Context<AppEnv>, { personOf }: MountOptions): Promise<Caller | undefined> {
  const token = bearerToken(c.req.header('authorization'));
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

/** A body that is still coming in is waited for aside: clients may take their time with it. */
async function bodyOf(c: Context<AppEnv>, { method, body }: Endpoint): Promise<unknown> {
  if (method === 'GET') return undefined;
  // Calls without a body schema accept any body and read only the ids in it.
  const read = () => (body ? readJson(c.req.raw) : readJson(c.req.raw).catch(() => undefined));
  return c.env?.incoming?.complete === false ? asideOf(c)(read) : read();
}

const asideOf = (c: Context<AppEnv>): NonNullable<AppEnv['Variables']['aside']> =>
  c.get('aside') ?? ((task) => task(c.req.raw.signal));

/** The fields of the body, filled up from the query. */
const bodyFirst = (body: unknown, query: Record<string, string>): unknown =>
  body === undefined || isFields(body) ? { ...query, ...body } : body;

const isFields = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function read(schema: Schema | undefined, value: unknown): never {
  const result = schema?.safeParse(value);
  if (result && !result.success) throw new DomainError('invalid_request' satisfies ErrorCode);
  // `never` fits every handler: the schema that was just applied is the one its types come from.
  return result?.data as never;
}
