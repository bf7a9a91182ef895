import type { Person } from '@vitrine/api';
import { follow, useRemovals } from '@vitrine/hooks';
import { useMessages } from '@vitrine/ui';
import { useUndoToast } from '../shell/useUndoToast.ts';
import { followMessages } from './follow.messages.ts';

/** Says that somebody is followed no more, wherever on the page that was asked for, and offers to take it back. */
export function useUnfollowToast(source: string): void {
  const { unfollowed } = useMessages(followMessages);
  const offerUndo = useUndoToast<Pick<Person, 'id' | 'username'>>(
    ({ username }) => `@${username}`,
    unfollowed,
  );
  useRemovals(follow, source, offerUndo);
}
