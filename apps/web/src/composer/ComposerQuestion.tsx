import { AlertDialog, useMessages } from '@vitrine/ui';
import { useLayerEntry } from '../shell/layers/useLayerEntry.ts';
import { composerMessages } from './composer.messages.ts';

export interface ComposerQuestionProps {
  /** The open question: whether to publish without alt text, or to discard the post. */
  question: 'alt' | 'discard' | undefined;
  /** Number of photos and videos without alt text. */
  undescribed: number;
  /** Element that gets the focus after the post is discarded. */
  restoreFocusTo(): HTMLElement | null;
  onClose(): void;
  onPublish(): void;
  onDiscard(): void;
}

export function ComposerQuestion({
  question,
  undescribed,
  restoreFocusTo,
  onClose,
  onPublish,
  onDiscard,
}: ComposerQuestionProps) {
  const texts = useMessages(composerMessages);
  const leave = useLayerEntry(question !== undefined, onClose);
  const confirm = (act: () => void) =>
    leave(() => {
      onClose();
      act();
    });
  return (
    <>
      <AlertDialog
        open={question === 'alt'}
        onOpenChange={(next) => next || leave()}
        title={texts.altTitle}
        description={texts.altHelp(undescribed)}
        cancelLabel={texts.addAlt}
        confirmLabel={texts.withoutAlt}
        onConfirm={() => confirm(onPublish)}
      />
      <AlertDialog
        open={question === 'discard'}
        onOpenChange={(next) => next || leave()}
        title={texts.discardQuestion}
        description={texts.discardHelp}
        confirmLabel={texts.discard}
        destructive
        restoreFocusTo={restoreFocusTo}
        onConfirm={() => confirm(onDiscard)}
      />
    </>
  );
}
