import type { SearchTotal, SearchUnderstood } from '@vitrine/api';
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
  FilterBar,
  Icon,
  isFilterEmpty,
  type MasonryHandle,
  type MessagesOf,
  type ProductFilter,
  type UnderstoodPart,
  useMessages,
  VisuallyHidden,
} from '@vitrine/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { ProductsWithOverlay } from '../open-product/ProductsWithOverlay.tsx';
import { ProductFeedEnd } from '../products/ProductFeedEnd.tsx';
import { ProductGrids } from '../products/ProductGrids.tsx';
import { WhatElse } from '../recommendations/WhatElse.tsx';
import { masonryMemories, masonryMemoryOf } from '../shell/feeds/masonry-memories.ts';
import { pageKeyOf } from '../shell/history/page-key.ts';
import { CLOUD_OFF } from '../shell/icons/cloud-off.ts';
import { FiltersInSheet } from './FiltersInSheet.tsx';
import * as styles from './ProductSearch.css.ts';
import { productSearchMessages } from './product-search.messages.ts';
import { SuggestedSearches } from './SuggestedSearches.tsx';
import { chosenAfter, withoutIgnored, withUnderstoodPrice } from './understood-filter.ts';
import { type FilterAddress, keyOf } from './useFilterAddress.ts';
import { useSteadySummary } from './useSteadySummary.ts';

const similarMemoryOf = masonryMemories();

export interface ProductSearchProps {
  /** Accessible name of the list, and heading of the page by default. */
  title: string;
  /** Heading of the page, by the number of exact matches if other products follow them. */
  headingOf?: (matching: number | undefined) => string;
  /** Explains the list. */
  help?: string;
  /** Ways to more products, below the heading. */
  more?: (understood: SearchUnderstood | undefined, matching: number | undefined) => ReactNode;
  address: FilterAddress;
  /** The products to search; all by default. */
  scope?: ProductScope;
  found: FilteredProducts;
  /** Said if nothing is found although no filter is set. */
  nothing: Nothing;
  /** Whether the heading stays if nothing is found; otherwise the heading says so. */
  keepsHeading?: boolean;
  /** Shown if the products could not be loaded. */
  failed: string;
  end: ReactNode;
  /** Links to other lists, below the products. */
  otherLists: ReactNode;
}

interface Nothing {
  title: string;
  help: string;
}

export function ProductSearch({
  title,
  headingOf = () => title,
  help,
  more,
  address,
  scope = 'popular',
  found,
  nothing,
  keepsHeading = false,
  failed,
  end,
  otherLists,
}: ProductSearchProps) {
  const { asked, chosen, choose } = address;
  const { products, loading, error, hasMore, loadMore, feed, isStale } = found;
  const { total, matching, understood } = useSteadySummary(found, asked.query);
  const texts = useMessages(productSearchMessages);
  const { brands, status: brandsStatus } = useBrands(scope === 'verified');
  const page = pageKeyOf(useLocation());
  const heading = useRef<HTMLHeadingElement>(null);
  const grid = useRef<MasonryHandle>(null);
  const list = useTopOfChangedList(`${asked.query} ${keyOf(asked.filter)}`);

  const { ignore } = chosen.filter;
  const words = withoutIgnored(understood, ignore);
  const shown = withUnderstoodPrice(chosen, words);
  const after = (next: ProductFilter) => chosenAfter(chosen, next, words);
  const change = (next: ProductFilter) => choose(after(next));
  const fields = { value: shown, onValueChange: change, brands: brandsStatus === 'error' ? [] : brands };

  // Results stored with a saved search lack the total and the understood filters, so these are requested.
  const isUncounted = found.total === undefined && products.length > 0 && !isStale && asked.query !== '';
  useSearchTotal(isUncounted ? searchRequestOf(asked.query, asked.filter, scope) : undefined);

  const isSettled = !loading && !error && !isStale;
  const isFailed = error !== undefined && products.length === 0;
  // Without an answer, other requests would fail too.
  const isRefused = isFailed && error === 'refused';
  const isNarrowed = !isFilterEmpty({ ...shown, sort: 'default' });
  const { colorText, withoutColor, priceText } = understood ?? {};
  const isColorInWords =
    colorText !== undefined &&
    !shown.colors.some((chosenColor) => chosenColor.toLowerCase() === colorText.toLowerCase());
  const isFiltered = !isFilterEmpty(shown) || colorText !== undefined || words?.replaced !== undefined;
  const none =
    isSettled && products.length === 0
      ? isNarrowed
        ? { title: texts.emptyTitle, help: texts.emptyHelp }
        : nothing
      : undefined;
  const clearFilters = (next: ProductFilter) => {
    change(next);
    heading.current?.focus();
  };
  const forget = (part: UnderstoodPart) => {
    if (part !== 'color') choose({ ...chosen, filter: { ...chosen.filter, ignore: [...ignore, part] } });
    // The price that was read stays in the query.
    else choose({ ...chosen, query: [withoutColor, priceText].filter(Boolean).join(' ') });
  };
  const headHelp = none ? !keepsHeading && none.help : help;
  const count = total === undefined ? '' : countText(texts, total, matching);
  return (
    <>
      <div ref={list} className={styles.main}>
        <div className={styles.head}>
          <h1 ref={heading} tabIndex={-1} className={styles.heading}>
            {none && !keepsHeading ? none.title : headingOf(matching)}
          </h1>
          <div role="status" className={styles.count} data-stale={isStale || undefined}>
            {none ? <VisuallyHidden>{texts.found(0)}</VisuallyHidden> : count}
          </div>
          {headHelp && <p className={styles.help}>{headHelp}</p>}
          {more?.(understood, matching)}
        </div>
        {(isFiltered || !(none || isFailed)) && (
          <FilterBar {...fields} className={styles.filters}>
            <div className={styles.applied}>
              <FiltersInSheet
                key={page}
                {...fields}
                total={isStale ? undefined : total}
                alsoCounted={isColorInWords ? 1 : 0}
                requestOf={(next) => {
                  const { query, filter } = after(next);
                  return searchRequestOf(query, filter, scope);
                }}
              />
              <AppliedFilters
                className={styles.chips}
                value={chosen.filter}
                onValueChange={(filter) => choose({ ...chosen, filter: { ...filter, ignore } })}
                understood={{ ...words, color: colorText }}
                onForget={forget}
                heading={heading}
              />
              {!none && !isFilterEmpty(shown) && (
                <ClearFilters
                  variant="quiet"
                  className={styles.clear}
                  value={shown}
                  onValueChange={clearFilters}
                />
              )}
            </div>
          </FilterBar>
        )}
        <div data-stale={isStale || undefined} className={styles.products}>
          <ProductsWithOverlay
            label={title}
            products={products}
            busy={loading}
            onNearEnd={loadMore}
            memory={masonryMemoryOf(feed)}
            grid={grid}
            gridOf={(props) => (
              <ProductGrids
                {...props}
                matching={matching}
                otherLabel={texts.similar}
                otherMemory={similarMemoryOf(feed)}
              />
            )}
          />
        </div>
        {none && keepsHeading && <EmptyState className={styles.instead} {...none} />}
        {none && (
          <div className={styles.wayOut}>
            {isNarrowed ? <ClearFilters value={shown} onValueChange={clearFilters} /> : <SuggestedSearches />}
          </div>
        )}
        {error && (
          <ErrorState
            title={failed}
            onRetry={loadMore}
            {...(isFailed
              ? {
                  className: styles.failed,
                  leads: true,
                  icon: <Icon path={CLOUD_OFF} size={32} strokeWidth={1.5} />,
                }
              : { headingLevel: 3 as const })}
          />
        )}
        {isRefused && <SuggestedSearches className={styles.waysOn} />}
        {(none || isRefused) && <WhatElse large afterFailure={isFailed} />}
        {isSettled && !hasMore && products.length > 0 && end}
        <ProductFeedEnd
          loading={loading}
          isFirstPage={products.length === 0}
          hasMore={hasMore}
          onLoadMore={loadMore}
          focusLast={() => grid.current?.focusItem(products.at(-1)?.id ?? '')}
        />
      </div>
      {!(none || isFailed) && otherLists}
      <BackToTop focusAtTop={() => heading.current} />
    </>
  );
}

/** Returns the number of results or, if the heading says how many match exactly, of the others. */
function countText(
  texts: MessagesOf<typeof productSearchMessages>,
  total: SearchTotal,
  matching: number | undefined,
): string {
  if (matching === undefined) return total === 'many' ? texts.foundMany : texts.found(total);
  const similar = total === 'many' ? total : total - matching;
  return matching === 0 ? texts.similarOnly(similar) : texts.similarFollow(similar);
}

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
