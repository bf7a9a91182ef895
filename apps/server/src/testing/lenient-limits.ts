/**
 * Environment of servers under test: all people come from one address, and request and publish much at once.
 * Tests of the limits set their own.
 */
export const lenientLimits = {
  MOST_REGISTRATIONS: '1000000',
  MOST_WRONG_SIGN_INS: '1000000',
  MOST_RESET_MAILS: '1000000',
  MOST_RESET_TRIES: '1000000',
  MOST_POSTS_PER_MINUTE: '1000000',
  MOST_MESSAGES_PER_MINUTE: '1000000',
  MOST_UPLOAD_MB_PER_DAY: '1000000',
};
