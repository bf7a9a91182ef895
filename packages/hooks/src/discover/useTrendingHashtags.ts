import { type CountedHashtag, discoverCalls, hashtagNameOf, TRENDING_HASHTAGS_MAX } from '@vitrine/api';
import { useMemo } from 'react';
import { EVERY_PAGE, useResource } from '../resource/useResource.ts';
import { useViewerId } from '../session/useViewerId.ts';

/** Hashtags shown if none are known, without counts. */
export const FALLBACK_HASHTAGS: readonly string[] = ['#fashion', '#style'];

/** A hashtag to suggest. */
export interface TrendingHashtag extends Omit<CountedHashtag, 'postCount'> {
  /** Undefined if unknown. */
  postCount: number | undefined;
}

const fallback: readonly TrendingHashtag[] = FALLBACK_HASHTAGS.map(hashtagNameOf).map((name) => ({
  id: name,
  name,
  postCount: undefined,
}));
const none: readonly TrendingHashtag[] = [];

/**
 * Returns the hashtags that many people use now, at most nine; two usual ones if there are none.
 *
 * @param isWanted Whether to request them.
 */
export function useTrendingHashtags(isWanted = true): {
  hashtags: readonly TrendingHashtag[];
  loading: boolean;
} {
  const viewer = useViewerId();
  const { value, error } = useResource(
    isWanted ? ['trending hashtags', viewer ?? ''] : undefined,
    async (api) => (await api(discoverCalls).trendingHashtags({})).hashtags,
    { personal: false, page: EVERY_PAGE },
  );
  const isKnown = value !== undefined || error !== undefined;
  const hashtags = useMemo(() => {
    if (!isKnown) return none;
    return value?.length ? byUse(value.slice(0, TRENDING_HASHTAGS_MAX)) : fallback;
  }, [value, isKnown]);
  return { hashtags, loading: isWanted && !isKnown };
}

/** Puts the most used first, as their counts show. */
const byUse = (hashtags: readonly CountedHashtag[]) =>
  hashtags.toSorted((one, other) => other.postCount - one.postCount);
