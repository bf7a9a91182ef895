import { createGuestListCounter } from '../guest-limits/guest-counter.ts';
import { type GuestAllowance, useGuestAllowance } from '../guest-limits/useGuestAllowance.ts';
import { attached } from '../services/attached.ts';

/** How many posts a guest may look at. */
export const GUEST_POST_VIEW_LIMIT = 3;
/** Where they are counted, by their ids. */
const KEY = 'guestPostViews';

/** The posts that a guest may still look at; one that was looked at may be opened again. */
export const useGuestPostViews = (postId: string): GuestAllowance =>
  useGuestAllowance(postViewCounter, { kind: 'postViews' }, postId);

const postViewCounter = attached(({ localStorage }) =>
  createGuestListCounter(localStorage, KEY, GUEST_POST_VIEW_LIMIT),
);
