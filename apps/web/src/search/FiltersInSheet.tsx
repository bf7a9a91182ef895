import type { SearchTotal } from '@vitrine/api';
import { type SearchRequest, useSearchTotal } from '@vitrine/hooks';
import { activeFilterCount, Button, FilterSheet, Icon, type ProductFilter, useMessages } from '@vitrine/ui';
import { useState } from 'react';
import { SLIDERS_HORIZONTAL } from '../shell/icons/sliders-horizontal.ts';
import { useLayerEntry } from '../shell/useLayerEntry.ts';
import * as styles from './FiltersInSheet.css.ts';
import { productSearchMessages } from './product-search.messages.ts';
import { keyOf } from './useFilterAddress.ts';

export interface FiltersInSheetProps {
  value: ProductFilter;
  /** Called with what was chosen, when the sheet is closed. */
  onValueChange(next: ProductFilter): void;
  brands: readonly string[] | undefined;
  /** How many products there are with the filter as it is. */
  total: SearchTotal | undefined;
  /** What would be searched for with a filter. */
  requestOf(filter: ProductFilter): SearchRequest;
}

/** The filters where there is no room beside the products: a choice counts its products at once, and holds when the sheet is closed. */
export function FiltersInSheet({ value, onValueChange, brands, total, requestOf }: FiltersInSheetProps) {
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
      <Button
        shape="pill"
        icon={<Icon path={SLIDERS_HORIZONTAL} size={18} />}
        onClick={() => setDraft(value)}
      >
        {texts.filters(activeFilterCount(value))}
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

/** The same for filters that narrow in the same way. */
const whatNarrows = (filter: ProductFilter) => keyOf({ ...filter, ignore: [] });
