import type { Post } from '@vitrine/api';
import { postSave, useRemovals } from '@vitrine/hooks';
import { useMessages } from '@vitrine/ui';
import { useUndoToast } from '../shell/toasts/useUndoToast.ts';
import { postListMessages } from './post-list.messages.ts';

export function useUnsaveUndo(source: string): void {
  const { unsaved } = useMessages(postListMessages);
  const offerUndo = useUndoToast<Post>(({ username }) => `@${username}`, unsaved);
  useRemovals(postSave, source, offerUndo);
}
