import { useEffect, useEffectEvent } from 'react';

const NEAR_END = 4;

/**
 * Asks for more of a row as somebody nears its end, once for each number of things: a page that fails is not asked for again by itself.
 *
 * @param left How many things follow the open one; undefined where it is not in the row.
 * @param count How many there are.
 * @param onNearEnd Left out where no more can come.
 */
export function useNearEnd(left: number | undefined, count: number, onNearEnd: (() => void) | undefined) {
  const isNearEnd = onNearEnd !== undefined && left !== undefined && left < NEAR_END;
  const loadMore = useEffectEvent(() => onNearEnd?.());
  // biome-ignore lint/correctness/useExhaustiveDependencies: more things are a new occasion
  useEffect(() => {
    if (isNearEnd) loadMore();
  }, [isNearEnd, count]);
}
