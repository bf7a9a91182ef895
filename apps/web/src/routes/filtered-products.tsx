import { useBrands, useFilteredProducts } from '@vitrine/hooks';
import { ClearFilters, EmptyState, ErrorState, FilterPanel, isFilterEmpty, SearchBox } from '@vitrine/ui';
import { useLocation } from 'react-router-dom';
import { messages } from '../messages.ts';
import { FeedEnd } from '../products/FeedEnd.tsx';
import { filteredTexts } from '../products/filtered.messages.ts';
import { masonryMemoryOf } from '../products/masonry-memories.ts';
import { PhoneFilters } from '../products/PhoneFilters.tsx';
import { ProductsWithOverlay } from '../products/ProductsWithOverlay.tsx';
import { useFilterAddress } from '../products/useFilterAddress.ts';
import { PageTitle } from '../shell/PageTitle.tsx';
import { pageKeyOf } from '../shell/page-key.ts';
import { SidePanelWidth } from '../shell/side-panel.ts';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';
import { useMediaQuery } from '../shell/useMediaQuery.ts';
import * as styles from './filtered-products.css.ts';
import { FILTERS_WIDTH } from './filtered-products.css.ts';

/** Verified or popular products, narrowed down by a text and by filters that stand in the address (D1). */
export function Component() {
  const location = useLocation();
  const scope = location.pathname.startsWith('/products/verified') ? 'verified' : 'popular';
  const { query, filter, chosen, setFilter, box } = useFilterAddress();
  const { products, loading, error, hasMore, loadMore, feed, isStale } = useFilteredProducts(
    pageKeyOf(location),
    scope,
    { query, filter },
  );
  const isFilterBeside = useMediaQuery('(min-width: 1025px)');
  const { brands = [] } = useBrands(scope === 'verified');
  const texts = filteredTexts;
  useDocumentTitle(messages.titles.page(texts.title[scope]));

  const fields = { value: chosen, onChange: setFilter, brands };
  const isSettled = !loading && !error && !isStale;
  const isEmpty = isSettled && products.length === 0;
  return (
    <>
      <PageTitle>{texts.title[scope]}</PageTitle>
      <div className={styles.page}>
        <div className={styles.side}>
          <FilterPanel {...fields} />
        </div>
        <div className={styles.main}>
          <div className={styles.bar}>
            <SearchBox {...box} busy={isStale} />
            <PhoneFilters {...fields} />
          </div>
          <div data-stale={isStale || undefined} className={styles.products}>
            <SidePanelWidth value={isFilterBeside ? FILTERS_WIDTH : 0}>
              <ProductsWithOverlay
                label={texts.title[scope]}
                products={products}
                busy={loading}
                onNearEnd={loadMore}
                memory={masonryMemoryOf(feed)}
              />
            </SidePanelWidth>
          </div>
          {isEmpty && (
            <EmptyState
              title={texts.empty.title}
              help={texts.empty.help}
              action={!isFilterEmpty(filter) && <ClearFilters value={filter} onChange={setFilter} />}
            />
          )}
          {error && <ErrorState title={messages.feedErrors[error]} onRetry={loadMore} />}
          {isSettled && !hasMore && products.length > 0 && <p className={styles.end}>{texts.end}</p>}
          <FeedEnd
            loading={loading}
            isFirstPage={products.length === 0}
            hasMore={hasMore}
            onLoadMore={loadMore}
          />
        </div>
      </div>
    </>
  );
}
