import type { SearchTotal } from '@vitrine/api';
import {
  type FilteredProducts,
  type ProductScope,
  searchRequestOf,
  useBrands,
  useSearchTotal,
} from '@vitrine/hooks';
import {
  AppliedFilters,
  BackToTop,
  ClearFilters,
  EmptyState,
  ErrorState,
  FilterPanel,
  isFilterEmpty,
  type MasonryHandle,
  type MessagesOf,
  type ProductFilter,
  useMessages,
} from '@vitrine/ui';
import { type ReactNode, use, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { ProductsWithOverlay } from '../open-product/ProductsWithOverlay.tsx';
import { ProductFeedEnd } from '../products/ProductFeedEnd.tsx';
import { WhatElse } from '../recommendations/WhatElse.tsx';
import { masonryMemoryOf } from '../shell/masonry-memories.ts';
import { pageKeyOf } from '../shell/page-key.ts';
import { SidePanelWidth } from '../shell/side-panel.ts';
import { useIsWide } from '../shell/useIsWide.ts';
import { FiltersInSheet } from './FiltersInSheet.tsx';
import { OtherLists } from './OtherLists.tsx';
import * as styles from './ProductSearch.css.ts';
import { FILTERS_WIDTH } from './ProductSearch.css.ts';
import { productSearchMessages } from './product-search.messages.ts';
import { chosenAfter, withoutIgnored, withUnderstoodPrice } from './understood-filter.ts';
import { type FilterAddress, keyOf } from './useFilterAddress.ts';
import { useSteadySummary } from './useSteadySummary.ts';

export interface ProductSearchProps {
  /** The heading, which also names the list. */
  title: string;
  /** Stands where the number of results is not known. */
  help?: string;
  address: FilterAddress;
  /** Which products are searched; all by default. */
  scope?: ProductScope;
  found: FilteredProducts;
  /** What is said when nothing is found though no filter is set. */
  empty: ReactNode;
  /** What is said when the products could not be loaded. */
  failed: string;
  /** What is said below the last product. */
  end: ReactNode;
}

/** Products that were searched for: how many there are, what narrows them down, and the way to other lists. */
export function ProductSearch({
  title,
  help = '',
  address,
  scope = 'popular',
  found,
  empty,
  failed,
  end,
}: ProductSearchProps) {
  const { asked, chosen, choose } = address;
  const { products, loading, error, hasMore, loadMore, feed, isStale } = found;
  const { total, matching, understood } = useSteadySummary(found, asked.query);
  const texts = useMessages(productSearchMessages);
  const { brands, status: brandsStatus } = useBrands(scope === 'verified');
  const page = pageKeyOf(useLocation());
  const outer = use(SidePanelWidth);
  const isFilterBeside = useIsWide(1025);
  const heading = useRef<HTMLHeadingElement>(null);
  const grid = useRef<MasonryHandle>(null);
  const list = useTopOfChangedList(`${asked.query} ${keyOf(asked.filter)}`);

  const { ignore } = chosen.filter;
  const words = withoutIgnored(understood, ignore);
  const shown = withUnderstoodPrice(chosen, words);
  const after = (next: ProductFilter) => chosenAfter(chosen, next, words);
  const change = (next: ProductFilter) => choose(after(next));
  const fields = { value: shown, onValueChange: change, brands: brandsStatus === 'error' ? [] : brands };

  // Products that were kept with a search came without what the search says of itself.
  const isUncounted = found.total === undefined && products.length > 0 && !isStale && asked.query !== '';
  useSearchTotal(isUncounted ? searchRequestOf(asked.query, asked.filter, scope) : undefined);

  const isSettled = !loading && !error && !isStale;
  const isNarrowed = !isFilterEmpty({ ...shown, sort: 'default' });
  return (
    <SidePanelWidth value={outer + (isFilterBeside ? FILTERS_WIDTH : 0)}>
      <div className={styles.page}>
        <div className={styles.side} data-beside>
          <FilterPanel {...fields} />
        </div>
        <div ref={list} className={styles.main}>
          <div className={styles.head}>
            <h1 ref={heading} tabIndex={-1} className={styles.heading}>
              {title}
            </h1>
            <OtherLists />
            <div role="status" className={styles.count} data-stale={isStale || undefined}>
              {total === undefined ? help : countText(texts, total, matching)}
            </div>
            <div className={styles.applied}>
              <FiltersInSheet
                key={page}
                {...fields}
                total={isStale ? undefined : total}
                requestOf={(next) => {
                  const { query, filter } = after(next);
                  return searchRequestOf(query, filter, scope);
                }}
              />
              <AppliedFilters
                className={styles.chips}
                value={chosen.filter}
                onValueChange={(filter) => choose({ ...chosen, filter: { ...filter, ignore } })}
                understood={words}
                onForget={(part) =>
                  choose({ ...chosen, filter: { ...chosen.filter, ignore: [...ignore, part] } })
                }
                heading={heading}
              />
            </div>
          </div>
          <div data-stale={isStale || undefined} className={styles.products}>
            <ProductsWithOverlay
              label={title}
              products={products}
              busy={loading}
              onNearEnd={loadMore}
              memory={masonryMemoryOf(feed)}
              grid={grid}
            />
          </div>
          {isSettled &&
            products.length === 0 &&
            (isNarrowed ? (
              <EmptyState
                title={texts.emptyTitle}
                help={texts.emptyHelp}
                action={<ClearFilters value={shown} onValueChange={change} />}
              />
            ) : (
              empty
            ))}
          {isSettled && products.length === 0 && <WhatElse />}
          {error && <ErrorState title={failed} onRetry={loadMore} />}
          {isSettled && !hasMore && products.length > 0 && end}
          <ProductFeedEnd
            loading={loading}
            isFirstPage={products.length === 0}
            hasMore={hasMore}
            onLoadMore={loadMore}
            focusLast={() => grid.current?.focusItem(products.at(-1)?.id ?? '')}
          />
        </div>
      </div>
      <BackToTop focusAtTop={() => heading.current} />
    </SidePanelWidth>
  );
}

/** The number of results; if most are only similar, also the number of full matches. */
function countText(
  texts: MessagesOf<typeof productSearchMessages>,
  total: SearchTotal,
  matching: number | undefined,
): string {
  if (matching === undefined) return total === 'many' ? texts.foundMany : texts.found(total);
  return texts.foundAndSimilar(matching, total === 'many' ? total : total - matching);
}

/** A list that became another one begins at its top. */
function useTopOfChangedList(asked: string) {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef(asked);
  useEffect(() => {
    if (before.current === asked) return;
    before.current = asked;
    if ((list.current?.getBoundingClientRect().top ?? 0) < 0) list.current?.scrollIntoView();
  }, [asked]);
  return list;
}
