import { useState } from 'react';
import type { OpenFeed } from './open-feed.ts';
import { type FeedView, useFeed } from './useFeed.ts';

/** The items of a page whose request may change while somebody looks. */
export interface SteadyFeedView<Item> extends FeedView<Item> {
  /** Whether the items are those of the request before: the first page of this one is on its way. */
  isStale: boolean;
}

/**
 * As `useFeed`, but when the request changes, the items of the earlier one stay in sight until the first page of the new one
 * is there. If that fails they go, since they would look like results of the new request.
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
