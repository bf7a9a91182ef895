import { useRelationFailures } from '@vitrine/hooks';
import { useMessages } from '@vitrine/ui';
import { shellMessages } from '../shell.messages.ts';
import { useToast } from '../toasts/toasts.tsx';

/** Reports failed changes in a general text until the areas' texts are loaded. */
export function FailedPlainly() {
  const { notDone, retry } = useMessages(shellMessages);
  const showToast = useToast();
  useRelationFailures((failure) =>
    showToast({
      id: 'failed',
      text: notDone,
      tone: 'danger',
      action: { label: retry, onAction: failure.retry },
    }),
  );
  return null;
}
