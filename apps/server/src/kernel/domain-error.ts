import type { ErrorCode, ErrorDetail } from '@vitrine/api';

/** A refusal for the caller: the contract has a text and an HTTP status for its code. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: ErrorCode;
  /** Seconds after which a repeat may succeed. */
  readonly retryAfter: number | undefined;
  /** Identifies the refused value, if the request has several. */
  readonly about: string | undefined;
  readonly allow: string | undefined;
  /** The wrong fields of the request. */
  readonly details: ErrorDetail[] | undefined;

  constructor(
    code: ErrorCode,
    {
      retryAfter,
      about,
      allow,
      details,
    }: { retryAfter?: number; about?: string; allow?: string; details?: ErrorDetail[] } = {},
  ) {
    super(code);
    this.code = code;
    this.retryAfter = retryAfter;
    this.about = about;
    this.allow = allow;
    this.details = details;
  }
}
