import type { ErrorCode } from '@vitrine/api';

/** A refusal for the caller: the contract has a text and an HTTP status for its code. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: ErrorCode;
  /** Seconds after which a repeat may succeed. */
  readonly retryAfter: number | undefined;
  /** Identifies the refused value, if the request has several. */
  readonly about: string | undefined;
  readonly allow: string | undefined;

  constructor(code: ErrorCode, details: { retryAfter?: number; about?: string; allow?: string } = {}) {
    super(code);
    this.code = code;
    this.retryAfter = details.retryAfter;
    this.about = details.about;
    this.allow = details.allow;
  }
}
