import { AlertDialog, useMessages } from '@vitrine/ui';
import { useLayerEntry } from '../shell/layers/useLayerEntry.ts';
import { lookupMessages } from './person.messages.ts';

interface LookupFailedProps {
  open: boolean;
  onClose(): void;
}

export function LookupFailed({ open, onClose }: LookupFailedProps) {
  const leave = useLayerEntry(open, onClose);
  const texts = useMessages(lookupMessages);
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => next || leave()}
      title={texts.failedTitle}
      description={texts.notFound}
      cancelLabel={texts.ok}
    />
  );
}
