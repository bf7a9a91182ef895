import { useLandingFeed } from '@vitrine/hooks';
import { EmptyState, ErrorState, RotatingHeadline } from '@vitrine/ui';
import { useLocation } from 'react-router-dom';
import { messages } from '../messages.ts';
import { FeedEnd } from '../products/FeedEnd.tsx';
import { masonryMemoryOf } from '../products/masonry-memories.ts';
import { ProductsWithOverlay } from '../products/ProductsWithOverlay.tsx';
import { LandingSearch } from '../search/LandingSearch.tsx';
import { pageKeyOf } from '../shell/page-key.ts';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';
import * as styles from './landing.css.ts';

/** The shop window: a headline, and products without an end. */
export function Component() {
  const { products, loading, error, hasMore, loadMore, feed } = useLandingFeed(pageKeyOf(useLocation()));
  useDocumentTitle(messages.titles.home);

  const texts = messages.landing;
  const isEmpty = products.length === 0 && !loading && !error;
  return (
    <>
      <div className={styles.hero}>
        <RotatingHeadline prefix={texts.headlinePrefix} words={texts.headlineWords} />
        <LandingSearch />
      </div>
      <ProductsWithOverlay
        label={texts.products}
        products={products}
        busy={loading}
        onNearEnd={loadMore}
        memory={masonryMemoryOf(feed)}
      />
      {isEmpty && <EmptyState title={texts.empty.title} help={texts.empty.help} />}
      {error && <ErrorState title={messages.feedErrors[error]} onRetry={loadMore} />}
      <FeedEnd
        loading={loading}
        isFirstPage={products.length === 0}
        hasMore={hasMore}
        onLoadMore={loadMore}
      />
    </>
  );
}
