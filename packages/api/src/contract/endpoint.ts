import type * as z from 'zod/mini';
import type { Call } from './call.ts';
import type { ErrorCode } from './errors.ts';

/** A schema that the browser can afford: zod/mini. */
export type Schema = z.ZodMiniType;

/**
 * Who may call, and where a request repeats the caller's own id.
 * The server takes identity from the token alone; an id in `self` that names somebody else is 403 (D70).
 */
export type Access =
  | { who: 'anyone' }
  /** Guests too; a token only adds what the viewer knows about the things in the answer. */
  | { who: 'viewer' }
  | { who: 'person'; self?: `${'params' | 'query' | 'body'}.${string}` };

/** A call with everything that the server and the OpenAPI document need beyond what a client does. */
export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Response extends Schema = Schema,
> extends Call,
    Description<Params, Query, Body, Response> {
  access: Access;
}

interface Description<
  Params extends Schema | undefined,
  Query extends Schema | undefined,
  Body extends Schema | undefined,
  Response extends Schema,
> {
  summary: string;
  description?: string;
  params?: Params;
  query?: Query;
  body?: Body;
  /** Whether the fields of the body may also come as query parameters; the body goes first (D7). */
  bodyOrQuery?: boolean;
  /** A rule that names what is wrong with a raw body, before its types are looked at. */
  check?: (body: unknown) => ErrorCode | undefined;
  response: Response;
  /** Status of a success; 200 unless said. */
  status?: 200 | 201;
  /** Codes it answers with beyond those that every call may give. */
  errors?: readonly ErrorCode[];
  /** Whether the specifications lack this call and the product needs it. */
  extension?: boolean;
}

/** Endpoints by word and verb. */
export type Contract = Record<string, Record<string, Endpoint>>;

/** Describes a call for server and document; what the call's decoder makes must be what the response schema says. */
export function endpoint<
  Response extends Schema,
  Params extends Schema | undefined = undefined,
  Query extends Schema | undefined = undefined,
  Body extends Schema | undefined = undefined,
>(
  call: Call<z.output<Response>>,
  {
    self,
    ...description
  }: Description<Params, Query, Body, Response> & { self?: Extract<Access, { who: 'person' }>['self'] },
): Endpoint<Params, Query, Body, Response> {
  const access: Access = call.who === 'person' && self ? { who: 'person', self } : { who: call.who };
  return { ...call, ...description, access };
}

type Part<Name extends string, S> = S extends Schema ? { [Key in Name]: z.input<S> } : unknown;

/** What a caller gives: only the parts that the endpoint has. */
export type InputOf<E> =
  E extends Endpoint<infer Params, infer Query, infer Body, Schema>
    ? Part<'params', Params> & Part<'query', Query> & Part<'body', Body>
    : never;

/** What a caller gets. */
export type OutputOf<E> =
  E extends Endpoint<Schema | undefined, Schema | undefined, Schema | undefined, infer Response>
    ? z.output<Response>
    : never;
