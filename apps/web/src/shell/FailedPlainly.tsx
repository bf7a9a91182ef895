import { useRelationFailures } from '@vitrine/hooks';
import { useMessages } from '@vitrine/ui';
import { shellMessages } from './shell.messages.ts';
import { useToast } from './toasts.tsx';

/** Says in general texts that changes did not reach the server, until the texts of the areas are loaded, or where they cannot be. */
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
