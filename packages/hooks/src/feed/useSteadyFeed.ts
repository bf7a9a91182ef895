import { useState } from 'react';
import type { OpenFeed } from './open-feed.ts';
import { type FeedView, useFeed } from './useFeed.ts';

/** The items of a page whose request may change while somebody looks. */
export interface SteadyFeedView<Item> extends FeedView<Item> {
  /** Whether the items are those of the request before: the first page of this one is on its way. */
  isStale: boolean;
}

/**
 * As `useFeed`, but earlier items stay in sight until the first page of another request is there. Where that fails they go:
 * under the new request they would be its results for good.
 */
export function useSteadyFeed<Item>(key: string, open: OpenFeed<Item>): SteadyFeedView<Item> {
  const { owner, ...view } = useFeed(key, open);
  const [answered, setAnswered] = useState<{ feed: FeedView<Item>['feed']; owner: string | undefined }>();

  const hasAnswered = view.items.length > 0 || !view.loading;
  if (hasAnswered && answered?.feed !== view.feed) setAnswered({ feed: view.feed, owner });

  const isStale = !hasAnswered && answered !== undefined && answered.owner === owner;
  if (!isStale || answered.feed === view.feed) return { ...view, isStale: false };
  return { ...view, items: answered.feed.getState().items, feed: answered.feed, isStale: true };
}
