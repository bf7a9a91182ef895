import { useSavedSearchesPanel, useViewerId } from '@vitrine/hooks';
import { useLocation } from 'react-router-dom';
import { useIsWide } from '../shell/useIsWide.ts';

/** Whether the saved searches have a place beside the page, and whether the person wants them there. */
export interface SavedSearchesBeside {
  hasPlace: boolean;
  isOpen: boolean;
  setOpen(isOpen: boolean): void;
}

/** Saved searches stand beside the pages where products are found, for signed-in people in windows of 1200 px and more. */
export function useSavedSearchesBeside(): SavedSearchesBeside {
  const [isWanted, setOpen] = useSavedSearchesPanel();
  const isWide = useIsWide(1200);
  const viewer = useViewerId();
  const { pathname } = useLocation();
  const isWhereThingsAreFound = /^\/(landing|results|product\/.*)?$/.test(pathname);
  const hasPlace = isWide && viewer !== undefined && isWhereThingsAreFound;
  return { hasPlace, isOpen: hasPlace && isWanted, setOpen };
}
