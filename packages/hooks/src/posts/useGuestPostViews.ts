import { createGuestListCounter } from '../guest-limits/guest-counter.ts';
import { type GuestAllowance, useGuestAllowance } from '../guest-limits/useGuestAllowance.ts';
import { attached } from '../services/attached.ts';

/** Number of posts that a guest may view. */
export const GUEST_POST_VIEW_LIMIT = 3;
const KEY = 'guestPostViews';

/** Limits the posts that a guest may view; a viewed post may be opened again. */
export const useGuestPostViews = (postId: string): GuestAllowance =>
  useGuestAllowance(postViewCounter, { kind: 'postViews' }, postId);

const postViewCounter = attached(({ localStorage }) =>
  createGuestListCounter(localStorage, KEY, GUEST_POST_VIEW_LIMIT),
);
