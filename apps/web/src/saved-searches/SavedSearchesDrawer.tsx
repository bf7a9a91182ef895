import { Sheet } from '@vitrine/ui';
import { messages } from '../messages.ts';
import { SavedSearches } from './SavedSearches.tsx';

export interface SavedSearchesDrawerProps {
  open: boolean;
  onOpenChange(open: boolean): void;
}

/** The saved searches in a drawer, where there is no room beside the page. */
export const SavedSearchesDrawer = ({ open, onOpenChange }: SavedSearchesDrawerProps) => (
  <Sheet open={open} onOpenChange={onOpenChange} side="start" title={messages.nav.savedSearches}>
    <SavedSearches hideHeading onLeave={() => onOpenChange(false)} />
  </Sheet>
);
