import { accountTexts, COUNTRIES, errorTexts, postTexts, SAVED_SEARCHES_MAX } from '@vitrine/api';
import { expect, test } from 'vitest';
import { editProfileMessages, recoveryMessages, verifyEmailMessages } from './account/account.messages.ts';
import { failures as cartFailures } from './cart/cart.failures.ts';
import { failures as likeFailures } from './likes/like.failures.ts';
import { postEditMessages } from './posts/post-edit.messages.ts';
import { resultsPageMessages } from './product-search/search.messages.ts';
import { searchFieldMessages } from './product-search/search-field.messages.ts';
import { lookupMessages } from './profile/person.messages.ts';
import { personPageMessages } from './profile/person-page.messages.ts';
import type { RefusalCatalogue } from './shell/failures/useRefusalText.ts';

const catalogues = Object.values(
  import.meta.glob<Record<string, RefusalCatalogue>>('./**/*refusals.messages.ts', { eager: true }),
).flatMap((module) => Object.values(module));

/** Texts of codes that no server sends: those of the hooks (2 §8), and of calls without a response. */
const OF_CLIENTS: Readonly<Record<string, string>> = {
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
  forgot_failed: 'An error occurred',
  reset_failed: 'Error resetting password',
  reset_passwords_differ: 'Passwords do not match',
  network: 'Check your connection and try again.',
  timeout: 'This is taking too long. Try again in a moment.',
  aborted: 'This was canceled. Try again.',
  unreadable: 'Something went wrong. Try again in a moment.',
  answered: 'Try again in a moment.',
};

const said = catalogues
  .flatMap(({ english }) => Object.entries(english))
  .filter(([, text]) => typeof text === 'string');
const known: Readonly<Record<string, string>> = errorTexts;

test("every text of a code is the server's own in English (D71)", () => {
  expect(said.length).toBeGreaterThan(60);
  expect(Object.fromEntries(said)).toEqual(
    Object.fromEntries(said.map(([code]) => [code, OF_CLIENTS[code] ?? known[code]])),
  );
});

test('each code is in one catalogue', () => {
  const codes = said.map(([code]) => code);
  expect(codes.filter((code, place) => codes.indexOf(code) !== place)).toEqual([]);
});

test("pages use the server's texts for their own messages", () => {
  const { english: person } = personPageMessages;
  expect([person.notLoaded, person.deniedTitle]).toEqual([
    errorTexts.profile_not_found,
    errorTexts.profile_blocked,
  ]);
  const { english: results } = resultsPageMessages;
  expect(results.savedSearchesFull(SAVED_SEARCHES_MAX)).toBe(errorTexts.saved_searches_full);
  const { english: account } = editProfileMessages;
  expect({
    updated: account.saved,
    verify_new_email: account.verifyNewEmail,
    verification_sent: account.resent,
    picture_removed: account.pictureRemoved,
    cover_removed: account.coverRemoved,
    pending_cancelled: account.cancelled,
    verified: verifyEmailMessages.english.help,
    reset_asked: recoveryMessages.english.sent,
    password_reset: recoveryMessages.english.doneHelp,
  }).toEqual(accountTexts);
  expect(postEditMessages.english.saved).toBe(postTexts.updated);
  expect(postEditMessages.english.invalid).toBe(errorTexts.post_link_invalid);
});

test('the names of countries are in the order of the choices', () => {
  expect(editProfileMessages.english.countryNames).toEqual(COUNTRIES);
});

test('texts of the app alone are those of the specification (1 §8)', () => {
  const { english: like } = likeFailures.messages;
  const { english: cart } = cartFailures.messages;
  expect([like.on('Coat', 1), like.off('Coat', 1), like.on('Coat and 1 more', 2)]).toEqual([
    'Failed to like product: Coat',
    'Failed to unlike product: Coat',
    'Failed to like 2 products: Coat and 1 more',
  ]);
  expect([cart.on('Coat', 1), cart.off('Coat', 1)]).toEqual([
    'Failed to add to cart: Coat',
    'Failed to remove from cart: Coat',
  ]);
  const { nothing, failed } = searchFieldMessages.english;
  expect([nothing, failed]).toEqual(['No search results found.', 'An error occurred while searching.']);
  expect(lookupMessages.english.notFound).toBe('Could not find user profile');
});
