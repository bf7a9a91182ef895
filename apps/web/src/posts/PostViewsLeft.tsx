import type { GuestAllowance } from '@vitrine/hooks';
import { useMessages } from '@vitrine/ui';
import { postMessages } from './post.messages.ts';

/** Number of posts that a guest may still view; renders nothing for signed-in users. */
export function PostViewsLeft({ views: { left, limit } }: { views: Pick<GuestAllowance, 'left' | 'limit'> }) {
  const { viewsLeft } = useMessages(postMessages);
  return Number.isFinite(left) ? viewsLeft(left, limit) : null;
}
