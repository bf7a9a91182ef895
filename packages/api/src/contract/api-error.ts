/** The body of every failed call. */
export interface ErrorBody {
  error: string;
  code?: string;
  /** Which of several things that were sent is meant, by what it was called there. */
  about?: string;
}

/**
 * Why a call failed: `network` (no answer), `timeout`, `aborted` (the caller gave up),
 * `http` (the server refused: see `status` and `code`), `unreadable` (an answer that is not what the contract says).
 */
export type ApiErrorKind = 'network' | 'timeout' | 'aborted' | 'http' | 'unreadable';

/** The one error that the client throws. `message` is the server's own text where it gave one. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;
  /** The server's error code, if it named one. */
  readonly code: string | undefined;
  /** Which of several things that were sent is meant, such as the key of an upload, if the server named one. */
  readonly about: string | undefined;
  /** Whether `message` came from the server and may be shown to a person. */
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

/** Whether it is unknown what the server made of the call: it may have been carried out. */
export const outcomeIsUnknown = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.kind !== 'http' || error.status >= 500;
