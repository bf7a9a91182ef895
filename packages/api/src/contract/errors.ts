/** HTTP statuses that a refusal can have. */
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

/** The answer of a server that refuses: the code is for programs, the text for people. */
export interface ErrorMeaning {
  status: ErrorStatus;
  text: string;
  /** A field that is true beside it, for clients that know no codes. */
  flag?: string;
}

/** Refusals by their code. */
export type Errors = Readonly<Record<string, ErrorMeaning>>;

/** The refusals of any call. */
export const commonErrors = {
  invalid_request: {
    status: 400,
    text: 'The request could not be understood. Check what you sent and try again.',
  },
  unauthorized: { status: 401, text: 'Your session has ended. Please sign in again.' },
  forbidden: { status: 403, text: 'You cannot do this for another person.' },
  not_found: { status: 404, text: 'What you are looking for is not here.' },
  method_not_allowed: { status: 405, text: 'This address does not take that kind of request.' },
  too_large: { status: 413, text: 'The request is too large.' },
  too_many_requests: { status: 429, text: 'Too many requests. Please wait a moment and try again.' },
  internal: { status: 500, text: 'Something went wrong on our side. Please try again.' },
} as const satisfies Errors;

/** The refusals of any call while there is too much to do or something is out of order: it may be repeated. */
export const passingErrors = {
  busy: { status: 503, text: 'Many people are here at the moment. Please try again in a moment.' },
  unavailable: {
    status: 503,
    text: 'We cannot get at our data at the moment. Please try again in a moment.',
  },
  storage_full: {
    status: 507,
    text: 'We have no room left to keep anything at the moment. Please try again later.',
  },
} as const satisfies Errors;

/** Refusals of connections whose request could not be read. */
export const connectionErrors = {
  too_slow: { status: 408, text: 'The request took too long to arrive. Please try again.' },
  headers_too_large: {
    status: 431,
    text: 'The headers of the request are too large. Delete the cookies of this site and try again.',
  },
} as const satisfies Errors;
