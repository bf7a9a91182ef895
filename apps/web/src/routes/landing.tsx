import { prepareLanding, useLandingFeed } from '@vitrine/hooks';
import { EmptyState, ErrorState, type MasonryHandle, RotatingHeadline, useMessages } from '@vitrine/ui';
import { use, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { prepareOverlay } from '../open-product/ProductsOverlay.tsx';
import { ProductsWithOverlay } from '../open-product/ProductsWithOverlay.tsx';
import type { Preparation } from '../page-module.ts';
import { LandingSearch } from '../product-search/LandingSearch.tsx';
import { resultsPath } from '../product-search/search-address.ts';
import { SuggestionsContext } from '../product-search/suggestions.ts';
import { FoundByPeople } from '../products/FoundByPeople.tsx';
import { landingMessages } from '../products/landing.messages.ts';
import { ProductFeedEnd } from '../products/ProductFeedEnd.tsx';
import { productListMessages } from '../products/product-list.messages.ts';
import { RecentlyViewed } from '../recommendations/recently-viewed-layer.ts';
import { useBrandName } from '../shell/brand/brand-of-visit.ts';
import { masonryMemoryOf } from '../shell/feeds/masonry-memories.ts';
import { pageKeyOf } from '../shell/history/page-key.ts';
import { RouterLink } from '../shell/links/RouterLink.tsx';
import { SidePanelWidth } from '../shell/page/side-panel.ts';
import { useDocumentTitle } from '../shell/page/useDocumentTitle.ts';
import * as styles from './landing.css.ts';

export const prepare = ({ services, page, params: { productId } }: Preparation) =>
  Promise.all([prepareLanding(services, page), productId && prepareOverlay(services, productId)]);

interface LandingProps {
  /** Whether a post covers the page from the start, so that the page's pictures can wait. */
  isCovered?: boolean;
}

export function Component({ isCovered }: LandingProps) {
  const { products, loading, error, hasMore, loadMore, feed } = useLandingFeed(pageKeyOf(useLocation()));
  const texts = useMessages(landingMessages);
  const errors = useMessages(productListMessages);
  useDocumentTitle(texts.title(useBrandName()));
  const { lists, queries } = use(SuggestionsContext);
  const grid = useRef<MasonryHandle>(null);
  const sidePanel = use(SidePanelWidth);

  const isPersonal = Boolean(products[0]?.reason);
  const isEmpty = products.length === 0 && !loading && !error;
  return (
    <>
      <div className={styles.hero}>
        <RotatingHeadline prefix={texts.headlinePrefix} words={texts.headlineWords} />
        {/* Beside an open panel there is no room for it; its cell stays, so that the search keeps its column. */}
        {sidePanel === 0 ? <FoundByPeople products={products} texts={texts} /> : <div />}
        <LandingSearch />
      </div>
      <div className={styles.viewed}>
        <RecentlyViewed fallback={null} />
      </div>
      <div className={styles.ways}>
        {queries.length > 0 && (
          <nav aria-label={texts.suggestions} className={styles.queries}>
            {queries.map((query) => (
              <RouterLink key={query} href={resultsPath(query)} className={styles.query}>
                {query}
              </RouterLink>
            ))}
          </nav>
        )}
        {lists.length > 0 && (
          <nav aria-label={texts.products} className={styles.lists}>
            {lists.map((list, place) => (
              <RouterLink
                key={list}
                href={`/products/${list}`}
                className={styles.list}
                // The page shows the first list, except to people with a feed of their own.
                aria-current={place === 0 && products.length > 0 && !isPersonal}
              >
                {texts[list]}
              </RouterLink>
            ))}
            {/* Last, so that it moves no other link when the own feed arrives. */}
            {isPersonal && (
              <RouterLink href="/" className={styles.list} aria-current>
                {texts.forYou}
              </RouterLink>
            )}
          </nav>
        )}
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
