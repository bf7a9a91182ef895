import { useRemovePost } from '@vitrine/hooks';
import { AlertDialog, useMessages } from '@vitrine/ui';
import { useToast } from '../shell/toasts.tsx';
import { useFailureOnceClosed } from '../shell/useFailureOnceClosed.ts';
import { useLayerEntry } from '../shell/useLayerEntry.ts';
import { postEditMessages } from './post-edit.messages.ts';

export interface DeletePostProps {
  postId: string;
  open: boolean;
  onOpenChange(open: boolean): void;
  /** Called once it is deleted and the question is closed, as to leave the page of the post. */
  onDeleted?(): void;
}

/** Asks whether a post of the viewer is to be deleted, and deletes it; lists are without it at once. */
export function DeletePost({ postId, open, onOpenChange, onDeleted }: DeletePostProps) {
  const texts = useMessages(postEditMessages);
  const showToast = useToast();
  const { status, remove } = useRemovePost(postId);
  const close = () => onOpenChange(false);
  const leave = useLayerEntry(open, close);
  const tellOfFailure = useFailureOnceClosed(open);

  async function confirm() {
    if (!(await remove())) return tellOfFailure(texts.deleteFailed);
    showToast({ text: texts.deleted });
    leave(() => {
      close();
      onDeleted?.();
    });
  }

  const isFailed = status === 'failed';
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => next || leave()}
      title={isFailed ? texts.deleteFailed : texts.deleteQuestion}
      description={isFailed ? texts.deleteFailedHelp : texts.deleteHelp}
      confirmLabel={isFailed ? texts.retry : texts.delete}
      destructive
      busy={status === 'removing'}
      onConfirm={() => void confirm()}
    />
  );
}
