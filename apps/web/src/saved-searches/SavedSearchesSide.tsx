import { SavedSearchesPanel, type SavedSearchesPanelProps } from '@vitrine/ui';
import { SavedSearches } from './SavedSearches.tsx';

export const SavedSearchesSide = (panel: Omit<SavedSearchesPanelProps, 'children'>) => (
  <SavedSearchesPanel {...panel}>
    <SavedSearches aside />
  </SavedSearchesPanel>
);
