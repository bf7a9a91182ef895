import type { SearchTotal } from '@vitrine/api';
import { type SearchRequest, useSearchTotal } from '@vitrine/hooks';
import { activeFilterCount, Button, FilterSheet, Icon, type ProductFilter, useMessages } from '@vitrine/ui';
import { useState } from 'react';
import { SLIDERS_HORIZONTAL } from '../shell/icons/sliders-horizontal.ts';
import { useLayerEntry } from '../shell/layers/useLayerEntry.ts';
import * as styles from './FiltersInSheet.css.ts';
import { productSearchMessages } from './product-search.messages.ts';
import { keyOf } from './useFilterAddress.ts';

export interface FiltersInSheetProps {
  value: ProductFilter;
  /** Called with the changed filter when the sheet is closed. */
  onValueChange(next: ProductFilter): void;
  brands: readonly string[] | undefined;
  /** Number of filters in the words of the query, which the sheet cannot change. */
  alsoCounted: number;
  /** Number of products for `value`. */
  total: SearchTotal | undefined;
  requestOf(filter: ProductFilter): SearchRequest;
}

/**
 * The filters on narrow screens. Each choice updates the number of products; closing the sheet applies the
 * filter.
 */
export function FiltersInSheet({
  value,
  onValueChange,
  brands,
  alsoCounted,
  total,
  requestOf,
}: FiltersInSheetProps) {
  const [draft, setDraft] = useState<ProductFilter>();
  const texts = useMessages(productSearchMessages);
  const isChanged = draft !== undefined && whatNarrows(draft) !== whatNarrows(value);
  const counted = useSearchTotal(isChanged ? requestOf(draft) : undefined);
  const shownTotal = isChanged ? counted : total;
  const leave = useLayerEntry(draft !== undefined, () => {
    setDraft(undefined);
    if (isChanged) onValueChange(draft);
  });
  return (
    <div className={styles.only}>
      <Button icon={<Icon path={SLIDERS_HORIZONTAL} size={18} />} onClick={() => setDraft(value)}>
        {texts.filters(activeFilterCount(value) + alsoCounted)}
      </Button>
      <FilterSheet
        value={draft ?? value}
        onValueChange={setDraft}
        brands={brands}
        resultCount={typeof shownTotal === 'number' ? shownTotal : null}
        open={draft !== undefined}
        onOpenChange={() => leave()}
      />
    </div>
  );
}

/**
 * Returns a filter's key, regardless of the understood parts of the query that the viewer removed (`ignore`).
 */
const whatNarrows = (filter: ProductFilter) => keyOf({ ...filter, ignore: [] });
