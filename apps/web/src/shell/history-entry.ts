import type { Location } from 'react-router-dom';

/** What the router, and the app beside it, keep with the entry of the history: for what the router does not tell, or not yet. */
export const historyEntry = <Kept extends object>(): Partial<Kept> =>
  (window.history.state ?? {}) as Partial<Kept>;

/** The router numbers the entries it makes; there is no other way to tell how far back a page lies. */
export const numberOfEntry = (): number | undefined => historyEntry<{ idx: number }>().idx;

/** A page to which somebody can return. */
export interface ReturnPoint {
  /** Address on this site. */
  path: string;
  /** Number of the entry in the tab's history, where going back can lead to it. */
  entry?: number | undefined;
}

/** The state that the first lines of a document write into its entry (`before-app.ts`). */
export interface FirstEntry {
  key: string;
  /** Set until the app has taken over the page: nothing was seen here but what the server drew. */
  isEarly?: true | undefined;
  idx?: number;
  /** The state of the location, as the router keeps it. */
  usr?: { cameFrom: ReturnPoint };
}

/** From now on the entry is one at which the app was. */
export const endEarlyEntry = (): void =>
  window.history.replaceState({ ...historyEntry<FirstEntry>(), isEarly: undefined }, '');

/** The page of the site from which a link loaded the document of an entry, if one did. */
export const cameFromOf = (location: Location): ReturnPoint | undefined =>
  (location.state as FirstEntry['usr'] | null)?.cameFrom;
