import { type accountErrors, BIO_MAX, NAME_MAX } from '@vitrine/api';
import type { AccountFailure } from '@vitrine/hooks';
import { defineMessages } from '@vitrine/ui';

/** Texts of refused account changes, by error code. */
export const accountRefusalMessages = defineMessages('accountRefusals', {
  name_too_long: `Name must be ${NAME_MAX} characters or less`,
  bio_too_long: `Bio must be ${BIO_MAX} characters or less`,
  birthday_required: 'Birthday is required',
  gender_required: 'Gender is required',
  country_required: 'Country is required',
  current_password_required: 'Current password required to change password',
  current_password_wrong: 'Current password is incorrect',
  passwords_differ: 'New passwords do not match',
  verification_invalid: 'Invalid verification link',
  too_many_verifications: 'We’ve sent too many verification emails. Try again in an hour.',
  picture_upload_failed: 'Unable to upload profile picture. Please try logging in again.',
  picture_failed: 'Error updating profile picture',
  cover_failed: 'Error updating cover photo',
  update_failed: 'Error updating profile',
  unreachable: 'Unable to connect to the server. Please check your connection and try again.',
  cancel_failed: 'Failed to cancel pending email change',
  cancel_unreachable: 'Error cancelling pending email change',
  resend_failed: 'Failed to send verification email',
  verification_failed: 'Verification failed',
  verification_unreachable: 'Unable to verify email. Please try again later.',
  too_many_resets: 'We’ve sent too many reset links. Try again in an hour.',
  reset_missing: 'Invalid reset link',
  reset_invalid: 'Invalid or expired reset link',
  too_many_reset_tries: 'Too many attempts. Try again in a minute.',
  forgot_failed: 'An error occurred',
  reset_failed: 'Error resetting password',
  reset_passwords_differ: 'Passwords do not match',
} satisfies Record<keyof typeof accountErrors | AccountFailure, string>);
