import { SavedSearchesPanel, type SavedSearchesPanelProps } from '@vitrine/ui';
import { SavedSearches } from './SavedSearches.tsx';

/** The saved searches beside the page. */
export const SavedSearchesSide = (panel: Omit<SavedSearchesPanelProps, 'children'>) => (
  <SavedSearchesPanel {...panel}>
    <SavedSearches aside />
  </SavedSearchesPanel>
);
