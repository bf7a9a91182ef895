import type { ErrorCode } from '@vitrine/api';

/** A refusal that the caller may be told: its code has a text and an HTTP status in the contract. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: ErrorCode;
  /** Seconds after which a repeat may succeed. */
  readonly retryAfter: number | undefined;
  /** Which of several things that were sent is meant. */
  readonly about: string | undefined;
  /** Methods that the address does take. */
  readonly allow: string | undefined;

  constructor(code: ErrorCode, details: { retryAfter?: number; about?: string; allow?: string } = {}) {
    super(code);
    this.code = code;
    this.retryAfter = details.retryAfter;
    this.about = details.about;
    this.allow = details.allow;
  }
}
