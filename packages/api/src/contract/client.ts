import { ApiError } from './api-error.ts';
import type { Call } from './call.ts';
import type { Contract, InputOf, OutputOf } from './endpoint.ts';

/** Settings of one call. */
export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Milliseconds to wait for the whole answer; 15,000 unless said. */
  timeoutMs?: number;
  /** Whether the request should outlive the page. */
  keepalive?: boolean;
}

export interface ClientOptions {
  /** Where the API is: '' for the same origin, else an origin with an optional prefix. */
  baseUrl?: string | (() => string);
  /** The bearer token of the moment, if there is one. It is sent to the API host only (D70). */
  token?: () => string | undefined;
  /** Told when the server refuses a token, with the token it refused. */
  onUnauthorized?: (refusedToken: string) => void;
  credentials?: NonNullable<RequestInit['credentials']>;
  fetch?: typeof fetch;
}

/** The typed client of a contract: `client.likes.add({ body })`. Every failure is an ApiError; nothing is retried. */
export type Client<C> = {
  [Word in keyof C]: {
    [Verb in keyof C[Word]]: (
      input: InputOf<C[Word][Verb]>,
      options?: CallOptions,
    ) => Promise<OutputOf<C[Word][Verb]>>;
  };
};

interface RawInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}

const DEFAULT_TIMEOUT_MS = 15_000;

/** The calls of a contract: the same words and verbs. */
export type CallsOf<C extends Contract> = {
  [Word in keyof C]: { [Verb in keyof C[Word]]: Call };
};

/** Makes the client of a contract from its calls. */
export function createClient<C extends Contract>(calls: CallsOf<C>, options: ClientOptions = {}): Client<C> {
  const words = Object.entries(calls).map(([word, verbs]) => {
    const methods = Object.entries<Call>(verbs).map(([verb, called]) => [
      verb,
      (input: RawInput = {}, callOptions: CallOptions = {}) => perform(called, input, callOptions, options),
    ]);
    return [word, Object.fromEntries(methods)];
  });
  // The keys and what is behind them come from the calls themselves, which TypeScript cannot follow here.
  return Object.fromEntries(words) as unknown as Client<C>;
}

async function perform(call: Call, input: RawInput, callOptions: CallOptions, options: ClientOptions) {
  const token = options.token?.();
  const { status, ok, body } = await send(call, input, token, callOptions, options);
  if (status === 401 && token && call.who !== 'anyone') options.onUnauthorized?.(token);
  if (!ok) throw refusal(status, body);

  // Text that is no JSON is somebody else's page with a status that promises too much.
  const answer = typeof body === 'string' ? undefined : await call.decode(body);
  if (answer === undefined) {
    throw new ApiError('unreadable', `${call.method} ${call.path} answered in a shape that is not known.`, {
      status,
    });
  }
  return answer;
}

async function send(
  call: Call,
  input: RawInput,
  token: string | undefined,
  { signal, timeoutMs = DEFAULT_TIMEOUT_MS, keepalive }: CallOptions,
  options: ClientOptions,
): Promise<{ status: number; ok: boolean; body: unknown }> {
  const headers = new Headers({ accept: 'application/json' });
  if (token) headers.set('authorization', `Bearer ${token}`);
  if (input.body !== undefined) headers.set('content-type', 'application/json');

  const timeout = AbortSignal.timeout(timeoutMs);
  const request: RequestInit = {
    method: call.method,
    headers,
    credentials: options.credentials ?? 'same-origin',
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    ...(keepalive ? { keepalive } : {}),
    ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
  };

  try {
    const response = await (options.fetch ?? fetch)(urlOf(call, input, options.baseUrl), request);
    return { status: response.status, ok: response.ok, body: parsed(await response.text()) };
  } catch (cause) {
    if (signal?.aborted) throw new ApiError('aborted', 'The call was given up.', { cause });
    if (timeout.aborted) throw new ApiError('timeout', 'The server took too long to answer.', { cause });
    throw new ApiError('network', 'The server could not be reached.', { cause });
  }
}

function urlOf(call: Call, input: RawInput, baseUrl: ClientOptions['baseUrl'] = ''): string {
  const base = typeof baseUrl === 'function' ? baseUrl() : baseUrl;
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

function refusal(status: number, body: unknown): ApiError {
  const fields = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const message = textOf(fields.error) ?? textOf(fields.message);
  return new ApiError('http', message ?? `The server answered with status ${status}.`, {
    status,
    code: textOf(fields.code),
    fromServer: message !== undefined,
  });
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'string' && value.trim()) return value;
  if (typeof value === 'object' && value !== null && 'message' in value) return textOf(value.message);
  return undefined;
}
