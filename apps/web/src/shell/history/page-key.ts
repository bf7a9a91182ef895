import type { Location } from 'react-router-dom';
import { cameFromOf, type ReturnPoint } from './history-entry.ts';

interface PageState {
  pageKey?: string;
  /** Kinds of the stacked overlays, the top one last. Back leads to the entry without the top one. */
  overlays?: string[];
  /** Ids of the layers on the way to this entry, the top one last. */
  layers?: string[];
  cameFrom?: ReturnPoint | undefined;
}

const stateOf = (location: Location): PageState => (location.state as PageState | null) ?? {};

/**
 * Returns the key of an entry's page, for scroll position and loaded data. An overlay has its own history
 * entry but the page's key.
 */
export const pageKeyOf = (location: Location): string => stateOf(location).pageKey ?? location.key;

/** Returns the kinds of the overlays on the way to an entry, the top one last. */
export const overlaysBelow = (location: Location): readonly string[] => stateOf(location).overlays ?? [];

/** Returns the state of an entry with these overlays over the current page. */
export const overlayState = (location: Location, overlays: readonly string[]): PageState => ({
  pageKey: pageKeyOf(location),
  overlays: [...overlays],
  cameFrom: cameFromOf(location),
});

/** Returns the layer ids of an entry, the top one last. */
export const layersOf = (location: Location): readonly string[] => stateOf(location).layers ?? [];
