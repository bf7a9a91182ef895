import type { ApiErrorKind, commonErrors, passingErrors } from '@vitrine/api';
import { defineMessages } from '@vitrine/ui';

type RefusalOfAny = keyof typeof commonErrors | keyof typeof passingErrors;
type NoAnswer = Exclude<ApiErrorKind, 'http'>;

/** Texts of common refusals, by code, and of calls without a response, by kind. */
export const refusalMessages = defineMessages('refusals', {
  invalid_request: 'Something you entered isn’t right. Check it and try again.',
  unauthorized: 'You’ve been logged out. Log in again.',
  forbidden: 'You can only do this with your own account.',
  not_found: 'We couldn’t find that.',
  method_not_allowed: 'This didn’t work. Reload the page and try again.',
  too_large: 'This is too long to send. Shorten it and try again.',
  too_many_requests: 'You’re going too fast. Wait a moment and try again.',
  internal: 'Something went wrong on our side. Try again in a moment.',
  busy: 'We’re very busy right now. Try again in a moment.',
  unavailable: 'Something went wrong on our side. Try again in a moment.',
  storage_full: 'We can’t save anything right now. Try again later.',
  network: 'Check your connection and try again.',
  timeout: 'This is taking too long. Try again in a moment.',
  aborted: 'This was canceled. Try again.',
  unreadable: 'Something went wrong. Try again in a moment.',
} satisfies Record<RefusalOfAny | NoAnswer, string>);

/** For responses without a known code or a text. It follows a sentence about the failure. */
export const statusMessages = defineMessages('refusalStatus', {
  answered: 'Try again in a moment.',
});
