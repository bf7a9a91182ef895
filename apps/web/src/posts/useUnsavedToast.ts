import type { Post } from '@vitrine/api';
import { postSave, useRemovals } from '@vitrine/hooks';
import { useMessages } from '@vitrine/ui';
import { useUndoToast } from '../shell/useUndoToast.ts';
import { postListMessages } from './post-list.messages.ts';

/** Says that a post is saved no more, wherever on the page that was asked for, and offers to take it back. */
export function useUnsavedToast(source: string): void {
  const { unsaved } = useMessages(postListMessages);
  const offerUndo = useUndoToast<Post>(({ username }) => `@${username}`, unsaved);
  useRemovals(postSave, source, offerUndo);
}
