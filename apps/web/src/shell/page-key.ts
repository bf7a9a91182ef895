import type { Location } from 'react-router-dom';
import { cameFromOf, type ReturnPoint } from './history-entry.ts';

interface PageState {
  pageKey?: string;
  /** The overlays that are open at this entry, the last one on top: going back leads to the entry without it. */
  overlays?: string[];
  /** The layers that have an entry of their own on the way to this one, the last one on top. */
  layers?: string[];
  /** The page from which a link loaded the document. */
  cameFrom?: ReturnPoint | undefined;
}

const stateOf = (location: Location): PageState => (location.state as PageState | null) ?? {};

/**
 * Names the page of a history entry: what was scrolled and loaded belongs to it.
 * An overlay over a page has an entry of its own, but it is the same page.
 */
export const pageKeyOf = (location: Location): string => stateOf(location).pageKey ?? location.key;

/** The overlays that were opened one over the other on the way to an entry, the last one on top. */
export const overlaysBelow = (location: Location): readonly string[] => stateOf(location).overlays ?? [];

/** State for an entry that shows the page of this one with these overlays. */
export const overlayState = (location: Location, overlays: readonly string[]): PageState => ({
  pageKey: pageKeyOf(location),
  overlays: [...overlays],
  cameFrom: cameFromOf(location),
});

/** The layers that an entry stands for, one over the other, the last one on top. */
export const layersOf = (location: Location): readonly string[] => stateOf(location).layers ?? [];
