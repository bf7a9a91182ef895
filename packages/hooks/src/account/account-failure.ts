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
  | 'cover_failed';
