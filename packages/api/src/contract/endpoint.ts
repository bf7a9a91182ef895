import type * as z from 'zod/mini';
import type { Call, Method, StreamCall, Who } from './call.ts';
import type { Errors } from './errors.ts';
import type { Decoded } from './reading.ts';

/** A schema of zod/mini. */
export type Schema = z.ZodMiniType;

/** Path of a request field: `query.userId`. */
export type RequestField = `${'params' | 'query' | 'body'}.${string}`;

/** Full description of a call: the source of client, server and OpenAPI document. */
export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Schema | undefined = Schema | undefined,
> {
  method: Method;
  /** Path with parameters in braces: `/api/products/{id}`. Subpaths do not match. */
  path: string;
  /** Allowed callers, identified by the token alone. */
  who: Who;
  /**
   * Further field that may contain only the caller's id, like fields named `userId`, `followerId` or
   * `requestingUserId` in every call. Another user's id is refused with 403.
   */
  self?: RequestField;
  /**
   * Field such as `params.userId` that may contain another user's id, although its name is reserved for the
   * caller's.
   */
  subject?: RequestField;
  /** Name of the call's host in the `hosts` of clients; the API's host by default. */
  host?: string;
  summary: string;
  description?: string;
  params?: Params;
  query?: Query;
  body?: Body;
  /** Whether fields of the body may also be query parameters; the body takes precedence. */
  bodyOrQuery?: boolean;
  /** Checks the raw body before the schema does. Returns a code of `errors` for an invalid body. */
  check?: (body: unknown) => string | undefined;
  /** Schema of the answer. A call without it has no answer body. */
  response?: Response;
  /**
   * Success status: 200 by default, 204 without a response. With 302 and 303 the response is a Redirection:
   * browsers are redirected; clients that prefer JSON receive the target.
   */
  status?: 200 | 201 | 202 | 204 | 302 | 303;
  /** Value of fields whose fallback is ASKED, if a server's answer lacks them. */
  asked?: boolean;
  /** Whether the app has a page at the same path, which answers requests that prefer HTML. */
  besidePage?: boolean;
  /** Errors beyond those of every call. */
  errors?: Errors;
  /** Whether the product needs the call although the specifications lack it. */
  extension?: boolean;
  /** Whether browsers load this call's decoder with the calls, even if the area's decoders are lazy. */
  eager?: boolean;
  /** Whether the answer is a stream of events, each described by `response`. */
  stream?: boolean;
  /**
   * The call's part in cookie credentials: its answer `gives` or `ends` the cookie of a sign-in, or the call
   * `takes` it. Only calls that take the cookie are sent it.
   */
  cookie?: 'gives' | 'takes' | 'ends';
}

/** The calls of one area of the product. */
export interface Area<Endpoints extends Record<string, Endpoint> = Record<string, Endpoint>> {
  /** Description of the area in the OpenAPI document. */
  description: string;
  /**
   * Whether browsers load the area's decoders with its calls, because the first view needs them. By default
   * they load when the first answer arrives.
   */
  eager?: boolean;
  /** Calls by verb. */
  calls: Endpoints;
}

/** Areas by name. */
export type Contract = Record<string, Area>;

/** Describes a call for client, server and OpenAPI document. */
export const endpoint = <
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  Response extends Schema | undefined = undefined,
>(
  description: Endpoint<Params, Query, Body, Response>,
): Endpoint<Params, Query, Body, Response> => description;

/** Describes a call whose answer is a stream of events, each described by `response`. */
export const stream = <
  Response extends Schema,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
>(
  description: Endpoint<Params, Query, undefined, Response>,
): Endpoint<Params, Query, undefined, Response> & { stream: true } => ({ ...description, stream: true });

/** Describes an area. */
export const area = <Endpoints extends Record<string, Endpoint>>(
  description: Area<Endpoints>,
): Area<Endpoints> => description;

// A part that the endpoint lacks has the type `Schema | undefined`, or `Schema` in apps compiled without
// `strict`.
type Part<Name extends string, S> = [Schema] extends [S]
  ? unknown
  : S extends Schema
    ? // the query may be omitted if all its fields are optional
      [Name, object] extends ['query', z.input<S>]
      ? { [Key in Name]?: z.input<S> }
      : { [Key in Name]: z.input<S> }
    : unknown;

/** Input of a call: the endpoint's `params`, `query` and `body`. */
export type InputOf<E> =
  E extends Endpoint<infer Params, infer Query, infer Body, Schema | undefined>
    ? Part<'params', Params> & Part<'query', Query> & Part<'body', Body>
    : never;

/** Undecoded answer of a server: `OnWire<typeof Post>`. */
export type OnWire<S extends Schema> = z.output<S>;

/** Decoded answer of a call; undefined without a response. */
export type OutputOf<E> =
  E extends Endpoint<Schema | undefined, Schema | undefined, Schema | undefined, infer Response>
    ? Response extends Schema
      ? Decoded<z.output<Response>>
      : undefined
    : never;

/** The calls of an area as clients make them. */
export type CallsOf<A extends Area> = {
  [Verb in keyof A['calls']]: A['calls'][Verb] extends { stream: true }
    ? StreamCall<InputOf<A['calls'][Verb]>, OutputOf<A['calls'][Verb]>>
    : Call<InputOf<A['calls'][Verb]>, OutputOf<A['calls'][Verb]>>;
};
