/** A field of a request that breaks a rule of the contract. It never contains the value that was sent. */
export interface ErrorDetail {
  /** The part of the request, and the path in it: `body.text`, `query.page`, `body.links.2.url`. */
  field: string;
  /**
   * `required`: it is missing. `type`: it is not of the `expected` type. `maximum`, `minimum`: number, letters, or
   * entries are beyond `limit`. `format`: it does not match the `expected` pattern. `values`: it is none of the
   * `expected` ones. `unknown fields`: it has others than those of the contract. `other`: see the contract.
   */
  rule: 'required' | 'type' | 'maximum' | 'minimum' | 'format' | 'values' | 'unknown fields' | 'other';
  limit?: number;
  expected?: string;
}

/** Body of an error response. */
export interface ErrorBody {
  error: string;
  code?: string;
  /** If the request sent several items: the rejected one, as named in the request. */
  about?: string;
  /** Of `invalid_request` and `too_large`, where known: the fields that are wrong, for developers. */
  details?: ErrorDetail[];
}

/**
 * Reason of a failed call: `network` (no answer), `timeout`, `aborted` (by the caller), `http` (an error
 * status: see `status` and `code`), `unreadable` (the answer could not be decoded).
 */
export type ApiErrorKind = 'network' | 'timeout' | 'aborted' | 'http' | 'unreadable';

/**
 * The only error that the client throws. `message` is the server's text if it sent one; the `cause` of an `http`
 * error is the answer, an `ErrorBody` if the server is Vitrine.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  // `declare` and `Object.assign` keep the first load small.
  declare readonly kind: ApiErrorKind;
  /** HTTP status; 0 for `network`, `timeout` and `aborted`. */
  readonly status: number = 0;
  /** The server's error code, if it sent one. */
  declare readonly code: string | undefined;
  /** The rejected item of a call that sent several, such as the key of an upload, if the server named it. */
  declare readonly about: string | undefined;
  /** Whether `message` is the server's and may be shown to users. */
  readonly fromServer: boolean = false;
  /** Minimum milliseconds until a repeat may succeed, if the server named them in seconds (`Retry-After`). */
  declare readonly retryAfter: number | undefined;

  constructor(
    kind: ApiErrorKind,
    message: string,
    {
      cause,
      ...details
    }: {
      status?: number;
      code?: string | undefined;
      about?: string | undefined;
      fromServer?: boolean;
      retryAfter?: number | undefined;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause });
    this.kind = kind;
    Object.assign(this, details);
  }
}

/** Whether the server may have carried out a failed call, so that its effect is unknown. */
export const outcomeIsUnknown = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.kind !== 'http' || error.status >= 500;
