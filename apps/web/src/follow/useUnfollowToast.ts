import type { Person } from '@vitrine/api';
import { follow, useRemovals } from '@vitrine/hooks';
import { useMessages } from '@vitrine/ui';
import { useUndoToast } from '../shell/toasts/useUndoToast.ts';
import { followMessages } from './follow.messages.ts';

export function useUnfollowToast(source: string): void {
  const { unfollowed } = useMessages(followMessages);
  const offerUndo = useUndoToast<Pick<Person, 'id' | 'username'>>(
    ({ username }) => `@${username}`,
    unfollowed,
  );
  useRemovals(follow, source, offerUndo);
}
