import { ApiError } from '@vitrine/api';
import type { FieldProblem } from '../session/useAuthForm.ts';

/** Failure codes of account requests, used without a usable code from the server. */
export type AccountFailure =
  | 'update_failed'
  | 'unreachable'
  | 'cancel_failed'
  | 'cancel_unreachable'
  | 'resend_failed'
  | 'verification_failed'
  | 'verification_unreachable'
  | 'picture_upload_failed'
  | 'picture_failed'
  | 'cover_failed'
  | 'forgot_failed'
  | 'reset_failed'
  | 'reset_passwords_differ';

/** Returns the problem of a failed call: the server's, else the failure. */
export function accountProblemOf(error: unknown, failure: AccountFailure): FieldProblem {
  if (!(error instanceof ApiError) || error.kind !== 'http') return { code: failure };
  const { code, message, fromServer, status } = error;
  if (!fromServer || status >= 500) return { code: failure };
  return { code, message };
}
