/** HTTP statuses of errors. */
export type ErrorStatus =
  | 400
  | 401
  | 402
  | 403
  | 404
  | 405
  | 408
  | 409
  | 413
  | 429
  | 431
  | 500
  | 502
  | 503
  | 507;

/** Status and text of an error; the text is for users. */
export interface ErrorMeaning {
  status: ErrorStatus;
  text: string;
  /** Name of an extra field of the error body, set to true, for clients that know no codes. */
  flag?: string;
}

/** Errors by their code. */
export type Errors = Readonly<Record<string, ErrorMeaning>>;

/** Errors that belong to no area. */
export const commonErrors = {
  invalid_request: {
    status: 400,
    text: 'Something you entered isn’t right. Check it and try again.',
  },
  unauthorized: { status: 401, text: 'You’ve been logged out. Log in again.' },
  forbidden: { status: 403, text: 'You can only do this with your own account.' },
  not_found: { status: 404, text: 'We couldn’t find that.' },
  method_not_allowed: { status: 405, text: 'This didn’t work. Reload the page and try again.' },
  too_large: { status: 413, text: 'This is too long to send. Shorten it and try again.' },
  too_many_requests: { status: 429, text: 'You’re going too fast. Wait a moment and try again.' },
  internal: { status: 500, text: 'Something went wrong on our side. Try again in a moment.' },
} as const satisfies Errors;

/** Temporary errors of any call, such as overload; the call may be retried. */
export const passingErrors = {
  busy: { status: 503, text: 'We’re very busy right now. Try again in a moment.' },
  unavailable: {
    status: 503,
    text: 'Something went wrong on our side. Try again in a moment.',
  },
  storage_full: {
    status: 507,
    text: 'We can’t save anything right now. Try again later.',
  },
} as const satisfies Errors;

/** Errors of requests that could not be read from their connection. */
export const connectionErrors = {
  too_slow: { status: 408, text: 'This took too long to send. Try again.' },
  headers_too_large: {
    status: 431,
    text: 'This site’s cookies are too large. Delete them and try again.',
  },
} as const satisfies Errors;
