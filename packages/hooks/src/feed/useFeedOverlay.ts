import { useMemo, useSyncExternalStore } from 'react';
import { type FeedOverlay, overlaid } from './feed-overlay.ts';

/**
 * Returns the items of a feed with its overlay applied, and the items that wait, with their number.
 *
 * @param keyOf The same function in every render.
 */
export function useFeedOverlay<Item>(
  items: readonly Item[],
  overlay: FeedOverlay<Item>,
  keyOf: (item: Item) => string,
): { items: readonly Item[]; waiting: readonly Item[]; waitingCount: number; showWaiting(): void } {
  const changes = useSyncExternalStore(overlay.subscribe, overlay.getState, overlay.getState);
  return {
    items: useMemo(() => overlaid(items, changes, keyOf), [items, changes, keyOf]),
    waiting: changes.waiting,
    waitingCount: changes.waiting.length,
    showWaiting: overlay.showWaiting,
  };
}
