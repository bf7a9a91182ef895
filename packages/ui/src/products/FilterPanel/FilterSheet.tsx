'use client';
import { Button } from '../../controls/Button/Button.tsx';
import { Sheet, type SheetProps } from '../../controls/Sheet/Sheet.tsx';
import { useOpen } from '../../controls/useOpen.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { productFilterMessages } from '../product-filter.messages.ts';
import { ClearFilters, FilterFields, type FilterFieldsProps, usePricesOf } from './FilterPanel.tsx';
import { wholeFilter } from './product-filter.ts';

/** Props of `FilterSheet`, including those of a sheet. */
export interface FilterSheetProps
  extends FilterFieldsProps,
    Omit<SheetProps, keyof FilterFieldsProps | 'title' | 'hideTitle' | 'actions' | 'children'> {
  /** Number of matching products, for the closing button: "Show 24 results". By default "Show results". */
  resultCount?: number | null | undefined;
}

/**
 * The filters of a product list, as a drawer for phones. Its button does not close it while a price is
 * invalid. If closed otherwise, it keeps the invalid text.
 */
export function FilterSheet({
  open: given,
  defaultOpen,
  onOpenChange,
  resultCount,
  value: filter,
  onValueChange,
  brands,
  colors,
  currency,
  whileTyping = true,
  ...sheet
}: FilterSheetProps) {
  const value = wholeFilter(filter);
  const messages = useMessages(productFilterMessages);
  const [open, change] = useOpen({ open: given, defaultOpen, onOpenChange });
  const prices = usePricesOf({ value, onValueChange, currency, whileTyping });
  const show = typeof resultCount === 'number' ? messages.showResultCount(resultCount) : messages.showResults;
  return (
    <Sheet
      {...sheet}
      open={open}
      onOpenChange={(next, { reason }) => {
        prices.settle();
        change(next, reason);
      }}
      title={messages.filters}
      actions={
        <>
          <ClearFilters value={value} onValueChange={onValueChange} />
          <Button variant="primary" onClick={() => prices.isSettled() && change(false, 'close')}>
            {show}
          </Button>
        </>
      }
    >
      <FilterFields
        value={value}
        onValueChange={onValueChange}
        brands={brands}
        colors={colors}
        currency={currency}
        prices={prices}
      />
      {/* Screen readers do not announce a changed button label, so a status repeats it. */}
      <span role="status" className={visuallyHidden}>
        {show}
      </span>
    </Sheet>
  );
}
