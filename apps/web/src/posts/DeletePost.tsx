import { useRemovePost } from '@vitrine/hooks';
import { AlertDialog, useMessages } from '@vitrine/ui';
import { useFailureOnceClosed } from '../shell/failures/useFailureOnceClosed.ts';
import { useLayerEntry } from '../shell/layers/useLayerEntry.ts';
import { useToast } from '../shell/toasts/toasts.tsx';
import { postEditMessages } from './post-edit.messages.ts';

export interface DeletePostProps {
  postId: string;
  open: boolean;
  onOpenChange(open: boolean): void;
  /** Called once the post is deleted and the dialog is closed. */
  onDeleted?(): void;
}

export function DeletePost({ postId, open, onOpenChange, onDeleted }: DeletePostProps) {
  const texts = useMessages(postEditMessages);
  const showToast = useToast();
  const { status, remove } = useRemovePost(postId);
  const close = () => onOpenChange(false);
  const leave = useLayerEntry(open, close);
  const tellOfFailure = useFailureOnceClosed(open);

  async function confirm() {
    if (!(await remove())) return tellOfFailure(texts.deleteFailed);
    showToast({ text: texts.deleted, tone: 'positive' });
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
