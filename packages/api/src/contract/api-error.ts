/** Body of an error response. */
export interface ErrorBody {
  error: string;
  code?: string;
  /** If the request sent several items: the rejected one, as named in the request. */
  about?: string;
}

/**
 * Reason of a failed call: `network` (no answer), `timeout`, `aborted` (by the caller), `http` (an error
 * status: see `status` and `code`), `unreadable` (the answer could not be decoded).
 */
export type ApiErrorKind = 'network' | 'timeout' | 'aborted' | 'http' | 'unreadable';

/** The only error that the client throws. `message` is the server's text if it sent one. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status; 0 for `network`, `timeout` and `aborted`. */
  readonly status: number;
  /** The server's error code, if it sent one. */
  readonly code: string | undefined;
  /** The rejected item of a call that sent several, such as the key of an upload, if the server named it. */
  readonly about: string | undefined;
  /** Whether `message` is the server's and may be shown to users. */
  readonly fromServer: boolean;

  constructor(
    kind: ApiErrorKind,
    message: string,
    details: {
      status?: number;
      code?: string | undefined;
      about?: string | undefined;
      fromServer?: boolean;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: details.cause });
    this.kind = kind;
    this.status = details.status ?? 0;
    this.code = details.code;
    this.about = details.about;
    this.fromServer = details.fromServer ?? false;
  }
}

/** Whether the server may have carried out a failed call, so that its effect is unknown. */
export const outcomeIsUnknown = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.kind !== 'http' || error.status >= 500;
