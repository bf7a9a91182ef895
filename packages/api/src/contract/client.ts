import { ApiError } from './api-error.ts';
import type { Call, Calls, StreamCall } from './call.ts';
import { fieldsOf, TEXT_MAX } from './decode.ts';

/** Settings of one call. */
export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Maximum duration of the call in milliseconds, including decoding; 15,000 by default. */
  timeoutMs?: number;
  /** Whether the request outlives the page. */
  keepalive?: boolean;
}

/**
 * Base URL of a host, or a function that returns it: an origin with an optional prefix, or '' for the page's
 * own origin.
 */
export type BaseUrl = string | (() => string);

/** Options of a client. */
export interface ClientOptions {
  /** Base URL of the API; the page's own origin by default. */
  baseUrl?: BaseUrl | undefined;
  /** Base URLs by host name. Calls whose host is missing here go to the API. */
  hosts?: Readonly<Record<string, BaseUrl>> | undefined;
  /** Returns the current bearer token, if any. It is sent to `baseUrl` and `hosts` only. */
  token?: () => string | undefined;
  /** Called with the refused token if a call for signed-in users only is answered with 401. */
  onUnauthorized?: (refusedToken: string) => void;
  /** Called with the refused token before a call open to guests is repeated without it. */
  onAnsweredAsGuest?: (refusedToken: string) => void;
  credentials?: NonNullable<RequestInit['credentials']>;
  fetch?: typeof fetch | undefined;
}

/**
 * Methods of an area, by verb. Every failure is an ApiError. Failed calls are not retried, but a call open to
 * guests is repeated without its token if the server refuses the token. A stream resolves with its response, for
 * `subscribe`.
 */
export type Methods<Area extends Calls> = {
  [Verb in keyof Area]: Area[Verb] extends StreamCall<infer Input>
    ? (input: Input, options?: CallOptions) => Promise<Response>
    : Area[Verb] extends Call<infer Input, infer Answer>
      ? (input: Input, options?: CallOptions) => Promise<Answer>
      : never;
};

/**
 * Returns the methods of an area: `api(likesCalls).add({ body })`. They are created once per `calls` object.
 */
export type Client = <Area extends Calls>(calls: Area) => Methods<Area>;

interface RawInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

const DEFAULT_TIMEOUT_MS = 15_000;

/** Creates a client. It contains no calls: apps pass those that they use, as in `client(likesCalls)`. */
export function createClient(options: ClientOptions = {}): Client {
  const made = new WeakMap<Calls, object>();
  return (calls) => {
    const kept = made.get(calls) ?? methodsOf(calls, options);
    made.set(calls, kept);
    // TypeScript cannot infer that the verbs are those of `calls`.
    return kept as Methods<typeof calls>;
  };
}

const methodsOf = (calls: Calls, options: ClientOptions) =>
  Object.fromEntries(
    Object.entries(calls).map(([verb, call]) => [
      verb,
      (input: RawInput = {}, callOptions: CallOptions = {}) => perform(call, input, callOptions, options),
    ]),
  );

async function perform(call: Call, input: RawInput, callOptions: CallOptions, options: ClientOptions) {
  const token = options.token?.();
  const { signal, timeoutMs = DEFAULT_TIMEOUT_MS, keepalive } = callOptions;
  const timeout = AbortSignal.timeout(timeoutMs);
  const limits = { signal: signal ? AbortSignal.any([signal, timeout]) : timeout, timeout, keepalive };
  let answer = await send(call, input, token, limits, options);
  // The answer removed a cookie of another sign-in.
  if (answer.status === 401 && call.cookie) answer = await send(call, input, token, limits, options);
  if (answer.status === 401 && token) {
    if (call.who === 'person') options.onUnauthorized?.(token);
    if (call.who === 'viewer') {
      options.onAnsweredAsGuest?.(token);
      answer = await send(call, input, undefined, limits, options);
    }
  }
  const { status, ok, body } = answer;
  if (!ok) throw refusal(answer);
  if (call.stream) return body;
  if (!call.decode) return undefined;

  // A body that is not JSON comes from some web page, despite its success status.
  const read = typeof body === 'string' ? undefined : await decoded(call, body, status, limits);
  if (read === undefined) {
    throw new ApiError('unreadable', `${call.path} answered in an unknown shape.`, {
      status,
    });
  }
  return read;
}

interface Limits {
  signal: AbortSignal;
  timeout: AbortSignal;
  keepalive: boolean | undefined;
}

/** Decodes an answer under the call's timeout and abort signal, because loading the decoder may hang. */
async function decoded(
  { decode }: Call,
  body: unknown,
  status: number,
  { signal, timeout }: Limits,
): Promise<unknown> {
  let giveUp: (reason?: unknown) => void = () => undefined;
  const isOver = new Promise<never>((_, reject) => {
    giveUp = reject;
  });
  signal.addEventListener('abort', giveUp, { once: true });
  if (signal.aborted) giveUp();
  try {
    return await Promise.race([decode?.(body), isOver]);
  } catch (cause) {
    if (signal.aborted) throw givenUp(timeout, cause);
    throw new ApiError('unreadable', 'No decoder came.', {
      status,
      cause,
    });
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}

const givenUp = (timeout: AbortSignal, cause: unknown): ApiError =>
  timeout.aborted
    ? new ApiError('timeout', 'No answer came in time.', { cause })
    : new ApiError('aborted', 'No answer is wanted.', { cause });

interface Answer {
  status: number;
  ok: boolean;
  headers: Headers;
  body: unknown;
}

async function send(
  call: Call,
  input: RawInput,
  token: string | undefined,
  { signal, timeout, keepalive }: Limits,
  options: ClientOptions,
): Promise<Answer> {
  const headers = new Headers({ accept: call.stream ? 'text/event-stream' : 'application/json' });
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (input.body !== undefined) headers.set('content-type', 'application/json');

  const request: RequestInit = {
    method: call.method,
    headers,
    credentials: call.cookie ? 'include' : (options.credentials ?? 'same-origin'),
    signal,
    keepalive: keepalive ?? false,
    redirect: call.leadsTo ? 'manual' : 'follow',
    body: JSON.stringify(input.body),
  };

  const url = urlOf(call, input, options);
  try {
    const response = await (options.fetch ?? fetch)(url, request);
    const { status, ok, headers } = response;
    const location = call.leadsTo?.(response, url);
    return location === undefined
      ? { status, ok, headers, body: ok && call.stream ? response : parsed(await response.text()) }
      : { status, ok: true, headers, body: { location } };
  } catch (cause) {
    if (signal.aborted) throw givenUp(timeout, cause);
    throw new ApiError('network', 'No answer came.', { cause });
  }
}

function urlOf(call: Call, input: RawInput, { baseUrl = '', hosts = {} }: ClientOptions): string {
  const host = hosts[call.host ?? ''] ?? baseUrl;
  const base = typeof host === 'function' ? host() : host;
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name] ?? '')),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {})) {
    for (const item of [value].flat())
      if (item !== undefined && item !== null) search.append(name, String(item));
  }
  return `${base}${path}${search.size > 0 ? `?${search}` : ''}`;
}

function parsed(text: string): unknown {
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function refusal({ status, headers, body }: Answer): ApiError {
  const fields = fieldsOf(body);
  const message = textOf(fields.error) ?? textOf(fields.message);
  return new ApiError('http', message ?? `Status ${status}.`, {
    status,
    code: textOf(fields.code),
    about: textOf(fields.about),
    fromServer: message !== undefined,
    retryAfter: Number(headers.get('retry-after')) * 1000 || undefined,
    cause: fields,
  });
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'string' && value.trim()) return value.slice(0, TEXT_MAX);
  if (typeof value === 'object' && value !== null && 'message' in value) return textOf(value.message);
  return undefined;
}
