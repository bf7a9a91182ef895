import { Sheet, useMessages } from '@vitrine/ui';
import { useLayerEntry } from '../shell/layers/useLayerEntry.ts';
import { shellMessages } from '../shell/shell.messages.ts';
import { SavedSearches } from './SavedSearches.tsx';

export interface SavedSearchesDrawerProps {
  open: boolean;
  onOpenChange(open: boolean): void;
}

/** The saved searches in a drawer, if they do not fit beside the page. */
export function SavedSearchesDrawer({ open, onOpenChange }: SavedSearchesDrawerProps) {
  const { savedSearches } = useMessages(shellMessages);
  const close = () => onOpenChange(false);
  const leave = useLayerEntry(open, close);
  return (
    <Sheet open={open} onOpenChange={(next) => next || leave()} side="start" title={savedSearches}>
      <SavedSearches
        hideHeading
        leaving={(goOn) =>
          leave(() => {
            close();
            goOn();
          })
        }
      />
    </Sheet>
  );
}
