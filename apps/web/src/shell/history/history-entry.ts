import type { Location } from 'react-router-dom';

/**
 * Returns the history entry's state as stored by router and app, for values that the router does not expose
 * in time.
 */
export const historyEntry = <Kept extends object>(): Partial<Kept> =>
  (window.history.state ?? {}) as Partial<Kept>;

/** Returns the router's number of the history entry, which tells how far back a page is. */
export const numberOfEntry = (): number | undefined => historyEntry<{ idx: number }>().idx;

export interface ReturnPoint {
  path: string;
  /** Number of the page's history entry, if going back can reach it. */
  entry?: number | undefined;
}

/** History state written by an inline script of the document (`before-app.ts`). */
export interface FirstEntry {
  key: string;
  /** Set until the app has started at this entry. */
  isEarly?: true | undefined;
  /** Whether there were viewed products when the document was first loaded; only set with `isEarly`. */
  hadViewed?: boolean | undefined;
  idx?: number;
  /** Location state, in the router's format. */
  usr?: { cameFrom: ReturnPoint };
}

/** Marks the history entry as one at which the app has run. */
export const endEarlyEntry = (): void =>
  window.history.replaceState(
    { ...historyEntry<FirstEntry>(), isEarly: undefined, hadViewed: undefined },
    '',
  );

/** Returns the page of the site whose link loaded the document, if any. */
export const cameFromOf = (location: Location): ReturnPoint | undefined =>
  (location.state as FirstEntry['usr'] | null)?.cameFrom;
