import type { Location } from 'react-router-dom';

interface PageState {
  pageKey?: string;
}

/**
 * Names the page of a history entry: what was scrolled and loaded belongs to it.
 * An overlay over a page has an entry of its own, but it is the same page.
 */
export const pageKeyOf = (location: Location): string =>
  (location.state as PageState | null)?.pageKey ?? location.key;

/** Whether the entry was made over a page, so that going back leads to it. */
export const isOverlayEntry = (location: Location): boolean =>
  (location.state as PageState | null)?.pageKey !== undefined;

/** State for an entry that lies over the page of this one. */
export const overlayState = (location: Location): PageState => ({ pageKey: pageKeyOf(location) });
