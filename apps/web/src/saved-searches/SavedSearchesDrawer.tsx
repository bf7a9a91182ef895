import { Sheet, useMessages } from '@vitrine/ui';
import { shellMessages } from '../shell/shell.messages.ts';
import { SavedSearches } from './SavedSearches.tsx';

export interface SavedSearchesDrawerProps {
  open: boolean;
  onOpenChange(open: boolean): void;
}

/** The saved searches in a drawer, where there is no room beside the page. */
export const SavedSearchesDrawer = ({ open, onOpenChange }: SavedSearchesDrawerProps) => (
  <Sheet
    open={open}
    onOpenChange={onOpenChange}
    side="start"
    title={useMessages(shellMessages).savedSearches}
  >
    <SavedSearches hideHeading onLeave={() => onOpenChange(false)} />
  </Sheet>
);
