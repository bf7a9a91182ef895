import type { GuestAllowance } from '@vitrine/hooks';
import { useMessages } from '@vitrine/ui';
import { postMessages } from './post.messages.ts';

/** How many posts a guest may still look at; nothing for people who are signed in. */
export function PostViewsLeft({ views: { left, limit } }: { views: Pick<GuestAllowance, 'left' | 'limit'> }) {
  const { viewsLeft } = useMessages(postMessages);
  return Number.isFinite(left) ? viewsLeft(left, limit) : null;
}
