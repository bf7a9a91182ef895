import { type Product, productsFrom } from '@vitrine/api';
import type { FeedPlan, OpenFeed } from '../feed/open-feed.ts';
import { openFeed } from '../feed/open-feed.ts';
import type { FeedView } from '../feed/useFeed.ts';
import type { SteadyFeedView } from '../feed/useSteadyFeed.ts';
import type { Services } from '../services/services.ts';

/** The loaded products of a page. */
export interface ProductFeedView extends Omit<FeedView<Product>, 'items'> {
  products: readonly Product[];
}

/** The products of a page whose request may change while it is shown. */
export interface SteadyProductFeed extends ProductFeedView, Pick<SteadyFeedView<Product>, 'isStale'> {}

export const productFeed =
  <Cursor extends object>(
    services: Services,
    plan: Omit<FeedPlan<Product, Cursor>, 'keyOf' | 'itemsFrom'>,
  ): OpenFeed<Product> =>
  (viewer) =>
    openFeed(
      services,
      { ...plan, keyOf: ({ id }) => id, itemsFrom: (cached) => productsFrom(cached) ?? [] },
      viewer,
    );
