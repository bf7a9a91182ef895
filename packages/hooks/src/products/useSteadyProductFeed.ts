import { useState } from 'react';
import type { OpenProductFeed } from './product-feed.ts';
import { type ProductFeedView, useProductFeed } from './useProductFeed.ts';

/** The products of a page whose request may change while somebody looks. */
export interface SteadyProductFeed extends ProductFeedView {
  /** Whether the products are those of the request before: the first page of this one is on its way. */
  isStale: boolean;
}

/**
 * As `useProductFeed`, but earlier products stay in sight until the first page of another request is there (P11). Where
 * that fails they go: under the new request they would be its results for good.
 */
export function useSteadyProductFeed(key: string, open: OpenProductFeed): SteadyProductFeed {
  const { owner, ...view } = useProductFeed(key, open);
  const [answered, setAnswered] = useState<{ feed: ProductFeedView['feed']; owner: string | undefined }>();

  const hasAnswered = view.products.length > 0 || !view.loading;
  if (hasAnswered && answered?.feed !== view.feed) setAnswered({ feed: view.feed, owner });

  const isStale = !hasAnswered && answered !== undefined && answered.owner === owner;
  if (!isStale || answered.feed === view.feed) return { ...view, isStale: false };
  return { ...view, products: answered.feed.getState().items, feed: answered.feed, isStale: true };
}
