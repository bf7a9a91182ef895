import { prepareLanding, useLandingFeed } from '@vitrine/hooks';
import { EmptyState, ErrorState, type MasonryHandle, RotatingHeadline, useMessages } from '@vitrine/ui';
import { use, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { prepareOverlay } from '../open-product/ProductsOverlay.tsx';
import { ProductsWithOverlay } from '../open-product/ProductsWithOverlay.tsx';
import type { Preparation } from '../page-module.ts';
import { landingMessages } from '../products/landing.messages.ts';
import { ProductFeedEnd } from '../products/ProductFeedEnd.tsx';
import { productListMessages } from '../products/product-list.messages.ts';
import { RecentlyViewed } from '../recommendations/recently-viewed-layer.ts';
import { LandingSearch } from '../search/LandingSearch.tsx';
import { resultsPath } from '../search/search-address.ts';
import { SuggestionsContext } from '../search/suggestions.ts';
import { useBrandName } from '../shell/brand-of-visit.ts';
import { masonryMemoryOf } from '../shell/masonry-memories.ts';
import { pageKeyOf } from '../shell/page-key.ts';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';
import * as styles from './landing.css.ts';

/** Fetches the first products, and the one that was opened directly. */
export const prepare = ({ services, page, params: { productId } }: Preparation) =>
  Promise.all([prepareLanding(services, page), productId && prepareOverlay(services, productId)]);

interface LandingProps {
  /** Whether something else than a product lies over it from the start, so that its pictures can wait. */
  isCovered?: boolean;
}

/** The shop window: a headline, and products without an end. */
export function Component({ isCovered }: LandingProps) {
  const { products, loading, error, hasMore, loadMore, feed } = useLandingFeed(pageKeyOf(useLocation()));
  const texts = useMessages(landingMessages);
  const errors = useMessages(productListMessages);
  useDocumentTitle(texts.title(useBrandName()));
  const { lists, queries } = use(SuggestionsContext);
  const grid = useRef<MasonryHandle>(null);

  const isEmpty = products.length === 0 && !loading && !error;
  return (
    <>
      <div className={styles.hero}>
        <RotatingHeadline prefix={texts.headlinePrefix} words={texts.headlineWords} />
        <LandingSearch
          label={texts.suggestions}
          suggestions={[
            ...lists.map((list) => [texts[list], `/products/${list}`] as const),
            ...queries.map((query) => [query, resultsPath(query)] as const),
          ]}
        />
      </div>
      <div className={styles.viewed}>
        <RecentlyViewed fallback={null} />
      </div>
      <ProductsWithOverlay
        label={texts.products}
        products={products}
        busy={loading}
        onNearEnd={loadMore}
        memory={masonryMemoryOf(feed)}
        isCovered={isCovered}
        grid={grid}
      />
      {isEmpty && <EmptyState title={texts.emptyTitle} help={texts.emptyHelp} />}
      {error && <ErrorState title={errors[error]} onRetry={loadMore} />}
      <ProductFeedEnd
        loading={loading}
        isFirstPage={products.length === 0}
        hasMore={hasMore}
        onLoadMore={loadMore}
        focusLast={() => grid.current?.focusItem(products.at(-1)?.id ?? '')}
      />
    </>
  );
}
