import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { type FeedOverlay, overlaid } from '../feed/feed-overlay.ts';
import type { Timeline, TimelineState } from './timeline.ts';

/** The state of a timeline, and the functions to load more. */
export interface TimelineView<Item>
  extends TimelineState<Item>,
    Pick<Timeline<Item>, 'loadOlder' | 'loadNewer'> {}

/**
 * Returns the live state of a timeline. Loads its newest page on every mount.
 *
 * @param overlay Deletions and edits since the items were loaded.
 * @param idOf The same function in every render.
 */
export function useTimeline<Item>(
  timeline: Timeline<Item>,
  overlay: FeedOverlay<Item>,
  idOf: (item: Item) => string,
): TimelineView<Item> {
  const state = useSyncExternalStore(timeline.subscribe, timeline.getState, timeline.getState);
  const changes = useSyncExternalStore(overlay.subscribe, overlay.getState, overlay.getState);
  useEffect(() => {
    void timeline.loadNewer();
    return timeline.stop;
  }, [timeline]);
  const items = useMemo(() => overlaid(state.items, changes, idOf), [state.items, changes, idOf]);
  const { loadOlder, loadNewer } = timeline;
  return { ...state, items, loadOlder, loadNewer };
}
