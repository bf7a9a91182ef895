import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { type FeedOverlay, overlaid } from '../feed/feed-overlay.ts';
import type { Timeline, TimelineState } from './timeline.ts';

/** What a timeline holds, and how more of it is loaded. */
export interface TimelineView<Item>
  extends TimelineState<Item>,
    Pick<Timeline<Item>, 'loadOlder' | 'loadNewer'> {}

/**
 * What a timeline holds, live. Its newest page is asked for when it is first shown.
 *
 * @param overlay What was deleted or edited since.
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
