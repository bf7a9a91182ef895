import { discoverFailures } from '@vitrine/api';
import { AlertDialog, useMessages } from '@vitrine/ui';
import { useLayerEntry } from '../shell/useLayerEntry.ts';
import { lookupMessages } from './person.messages.ts';

interface LookupFailedProps {
  open: boolean;
  onClose(): void;
}

/** Says that the lookup of a username failed. */
export function LookupFailed({ open, onClose }: LookupFailedProps) {
  const leave = useLayerEntry(open, onClose);
  const texts = useMessages(lookupMessages);
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => next || leave()}
      title={texts.failedTitle}
      description={discoverFailures.user_not_found}
      cancelLabel={texts.ok}
    />
  );
}
