import { useState } from 'react';
import type { OpenFeed } from './open-feed.ts';
import { type FeedView, useFeed } from './useFeed.ts';

/** The items of a page whose request may change while it is shown. */
export interface SteadyFeedView<Item> extends FeedView<Item> {
  /** Whether the items belong to the previous request, because the new one is still loading. */
  isStale: boolean;
}

/**
 * Works as `useFeed`, but keeps the previous request's items until the first page of the new one arrives. If
 * that page fails they are hidden, so that they do not look like its results.
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
