import { useEffect, useEffectEvent } from 'react';

const NEAR_END = 4;

/**
 * Loads more when the open item comes near the end of a row, and again when items are added while it is near.
 * A failure alone causes no repeat.
 *
 * @param left Number of items after the open one; undefined if it is not in the row.
 * @param count Number of items.
 * @param onNearEnd Loads more; undefined if there are no more.
 */
export function useNearEnd(left: number | undefined, count: number, onNearEnd: (() => void) | undefined) {
  const isNearEnd = onNearEnd !== undefined && left !== undefined && left < NEAR_END;
  const loadMore = useEffectEvent(() => onNearEnd?.());
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for more items
  useEffect(() => {
    if (isNearEnd) loadMore();
  }, [isNearEnd, count]);
}
