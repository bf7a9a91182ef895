import { useSavedSearchesPanel, useViewerId } from '@vitrine/hooks';
import { useLocation } from 'react-router-dom';
import { useIsWide } from '../shell/page/useIsWide.ts';

/** Whether the saved searches fit beside the page, and whether they are shown there. */
export interface SavedSearchesBeside {
  hasPlace: boolean;
  isOpen: boolean;
  setOpen(isOpen: boolean): void;
}

/**
 * Returns the state of the saved searches beside the page. They fit on the landing, product and results
 * pages, for signed-in users in windows of at least 1200 px.
 */
export function useSavedSearchesBeside(): SavedSearchesBeside {
  const [isWanted, setOpen] = useSavedSearchesPanel();
  const isWide = useIsWide(1200);
  const viewer = useViewerId();
  const { pathname } = useLocation();
  const isWhereThingsAreFound = /^\/(landing|results|product\/.*)?$/.test(pathname);
  const hasPlace = isWide && viewer !== undefined && isWhereThingsAreFound;
  return { hasPlace, isOpen: hasPlace && isWanted, setOpen };
}
