import type * as z from 'zod/mini';
import type { Call, Method, Who } from './call.ts';
import type { Errors } from './errors.ts';

/** A schema of zod/mini. */
export type Schema = z.ZodMiniType;

/** A field of a request, with the part that contains it: `query.userId`. */
export type RequestField = `${'params' | 'query' | 'body'}.${string}`;

/** A call with everything that client, server and document are made from. */
export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Schema | undefined = Schema | undefined,
> {
  method: Method;
  /** Path with parameters in braces: `/api/products/{id}`. It is mounted as it stands, and nothing below it. */
  path: string;
  /** The callers that are allowed. Identity comes from the token alone. */
  who: Who;
  /**
   * Field of a request with the caller's own id, besides `userId`, `followerId` and `requestingUserId`, which hold it
   * anywhere. Another person's id is refused with 403.
   */
  self?: RequestField;
  /** Field with one of these names that holds the id of the person that the call is about, not the caller's. */
  subject?: RequestField;
  /** The host that clients make it to, by its name in their `hosts`; the API's unless said. */
  host?: string;
  summary: string;
  description?: string;
  params?: Params;
  query?: Query;
  body?: Body;
  /** Whether the fields of the body may also come as query parameters; the body goes first. */
  bodyOrQuery?: boolean;
  /** A rule that names what is wrong with a raw body, before its types are looked at: a code of `errors`. */
  check?: (body: unknown) => string | undefined;
  /** The answer; a call without it answers nothing, with status 204. */
  response?: Response;
  /**
   * Status of a success; 200 unless said, 204 without a response. With 302 and 303 the response is a Redirection:
   * browsers that open the address are led on, clients that ask for JSON are told where it leads.
   */
  status?: 200 | 201 | 202 | 204 | 302 | 303;
  /** The values of fields of the answer that stand for ASKED, where a server answers with less. */
  asked?: boolean;
  /** Whether a page of the app stands at the same address: it is for requests that would rather have HTML. */
  besidePage?: boolean;
  /** The refusals beyond those of every call. */
  errors?: Errors;
  /** Whether the specifications lack this call and the product needs it. */
  extension?: boolean;
  /** Whether browsers load its decoder with the calls of its area, also where those of the area come later. */
  eager?: boolean;
}

/** The calls of one noun of the product. */
export interface Area<Endpoints extends Record<string, Endpoint> = Record<string, Endpoint>> {
  /** A sentence about it, for the document. */
  description: string;
  /** Whether browsers load its decoders with its calls: the first view needs them. Else with the first answer. */
  eager?: boolean;
  /** By verb. */
  calls: Endpoints;
}

/** Areas by name. */
export type Contract = Record<string, Area>;

/** Describes a call, once for client, server and document. */
export const endpoint = <
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
  Response extends Schema | undefined = undefined,
>(
  description: Endpoint<Params, Query, Body, Response>,
): Endpoint<Params, Query, Body, Response> => description;

/** Describes an area. */
export const area = <Endpoints extends Record<string, Endpoint>>(
  description: Area<Endpoints>,
): Area<Endpoints> => description;

// A part that an endpoint does not have is typed as any schema or none. Without `strict`, that is any schema.
type Part<Name extends string, S> = [Schema] extends [S]
  ? unknown
  : S extends Schema
    ? // A query that may say nothing may be left out.
      [Name, object] extends ['query', z.input<S>]
      ? { [Key in Name]?: z.input<S> }
      : { [Key in Name]: z.input<S> }
    : unknown;

/** The parts of a request: only those that the endpoint has. */
export type InputOf<E> =
  E extends Endpoint<infer Params, infer Query, infer Body, Schema | undefined>
    ? Part<'params', Params> & Part<'query', Query> & Part<'body', Body>
    : never;

/** The answer to a caller. */
export type OutputOf<E> =
  E extends Endpoint<Schema | undefined, Schema | undefined, Schema | undefined, infer Response>
    ? Response extends Schema
      ? z.output<Response>
      : undefined
    : never;

/** The calls of an area as clients make them. */
export type CallsOf<A extends Area> = {
  [Verb in keyof A['calls']]: Call<InputOf<A['calls'][Verb]>, OutputOf<A['calls'][Verb]>>;
};
