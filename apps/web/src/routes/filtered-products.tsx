import { type ProductScope, prepareFilteredProducts, useBrands, useFilteredProducts } from '@vitrine/hooks';
import {
  ClearFilters,
  EmptyState,
  ErrorState,
  FilterPanel,
  isFilterEmpty,
  type ProductFilter,
  SearchBox,
  useMessages,
} from '@vitrine/ui';
import { useRef } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import type { Preparation } from '../page-module.ts';
import { FeedEnd } from '../products/FeedEnd.tsx';
import { filteredMessages } from '../products/filtered.messages.ts';
import { masonryMemoryOf } from '../products/masonry-memories.ts';
import { PhoneFilters } from '../products/PhoneFilters.tsx';
import { ProductsWithOverlay } from '../products/ProductsWithOverlay.tsx';
import { productListMessages } from '../products/product-list.messages.ts';
import { chosenIn, useFilterAddress } from '../products/useFilterAddress.ts';
import { PageTitle } from '../shell/PageTitle.tsx';
import { pageKeyOf } from '../shell/page-key.ts';
import { SidePanelWidth } from '../shell/side-panel.ts';
import { usePageTitle } from '../shell/useDocumentTitle.ts';
import { useIsWide } from '../shell/useIsWide.ts';
import * as styles from './filtered-products.css.ts';
import { FILTERS_WIDTH } from './filtered-products.css.ts';

const scopeOf = ({ pathname }: Location): ProductScope =>
  pathname.startsWith('/products/verified') ? 'verified' : 'popular';

/** Fetches the first products that the address asks for. */
export const prepare = ({ services, location, page }: Preparation) =>
  prepareFilteredProducts(services, page, scopeOf(location), chosenIn(new URLSearchParams(location.search)));

/** Verified or popular products, narrowed down by a query and by filters that stand in the address. */
export function Component() {
  const location = useLocation();
  const scope = scopeOf(location);
  const { query, filter, chosen, setFilter, box } = useFilterAddress();
  const { products, loading, error, hasMore, loadMore, feed, isStale } = useFilteredProducts(
    pageKeyOf(location),
    scope,
    { query, filter },
  );
  const isFilterBeside = useIsWide(1025);
  const { brands, status: brandsStatus } = useBrands(scope === 'verified');
  const texts = useMessages(filteredMessages);
  const errors = useMessages(productListMessages);
  usePageTitle(texts[scope]);

  const list = useRef<HTMLDivElement>(null);
  const change = (next: ProductFilter) => {
    setFilter(next);
    // A changed list begins at its top.
    if ((list.current?.getBoundingClientRect().top ?? 0) < 0) list.current?.scrollIntoView();
  };
  const fields = { value: chosen, onChange: change, brands: brandsStatus === 'error' ? [] : brands };
  const isSettled = !loading && !error && !isStale;
  const isEmpty = isSettled && products.length === 0;
  return (
    <SidePanelWidth value={isFilterBeside ? FILTERS_WIDTH : 0}>
      <PageTitle>{texts[scope]}</PageTitle>
      <div className={styles.page}>
        <div className={styles.side}>
          <FilterPanel {...fields} />
        </div>
        <div ref={list} className={styles.main}>
          <div className={styles.bar}>
            <SearchBox {...box} busy={isStale} />
            <PhoneFilters {...fields} />
          </div>
          <div data-stale={isStale || undefined} className={styles.products}>
            <ProductsWithOverlay
              label={texts[scope]}
              products={products}
              busy={loading}
              onNearEnd={loadMore}
              memory={masonryMemoryOf(feed)}
            />
          </div>
          {isEmpty && (
            <EmptyState
              title={texts.emptyTitle}
              help={texts.emptyHelp}
              action={!isFilterEmpty(filter) && <ClearFilters value={filter} onChange={change} />}
            />
          )}
          {error && <ErrorState title={errors[error]} onRetry={loadMore} />}
          {isSettled && !hasMore && products.length > 0 && <p className={styles.end}>{texts.end}</p>}
          <FeedEnd
            loading={loading}
            isFirstPage={products.length === 0}
            hasMore={hasMore}
            onLoadMore={loadMore}
          />
        </div>
      </div>
    </SidePanelWidth>
  );
}
