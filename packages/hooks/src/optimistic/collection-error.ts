import { ApiError } from '@vitrine/api';
import { failureOf, type OutboxFailure } from '../outbox/outbox-entry.ts';

/** Why a list could not be fetched. */
export interface CollectionError extends OutboxFailure {
  /**
   * The server's own text if it gave one, else an English text.
   *
   * @deprecated since 1.1, goes in 2.0: use `kind`, `code` and `text` (no codemod: apps have texts of their
   * own).
   */
  reason: string;
}

export const collectionError = (error: unknown): CollectionError => ({
  ...failureOf(error),
  reason: error instanceof ApiError ? error.message : String(error),
});
