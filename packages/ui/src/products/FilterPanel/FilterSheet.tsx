'use client';
import { Button } from '../../controls/Button/Button.tsx';
import { Sheet, type SheetProps } from '../../controls/Sheet/Sheet.tsx';
import { useOpen } from '../../controls/useOpen.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { productFilterMessages } from '../product-filter.messages.ts';
import { ClearFilters, FilterFields, type FilterFieldsProps, usePricesOf } from './FilterPanel.tsx';
import { wholeFilter } from './product-filter.ts';

/** The filters in a drawer, the number of results that they leave, and the properties of a sheet. */
export interface FilterSheetProps
  extends FilterFieldsProps,
    Omit<SheetProps, keyof FilterFieldsProps | 'title' | 'hideTitle' | 'actions' | 'children'> {
  /** How many products the filter leaves, for the button that closes the sheet: "Show 24 results". Without it, "Show results". */
  resultCount?: number | null | undefined;
}

/**
 * What narrows a list of products down, as a drawer over it: for phones, where there is no room beside. A price that cannot be
 * read keeps its button from closing it; closed otherwise, the text is there again when it is opened.
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
      {/* A button that changes is not read out. */}
      <span role="status" className={visuallyHidden}>
        {show}
      </span>
    </Sheet>
  );
}
