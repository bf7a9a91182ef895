'use client';
import { Button } from '../../controls/Button/Button.tsx';
import { Sheet, type SheetProps } from '../../controls/Sheet/Sheet.tsx';
import { useMessages } from '../../provider/UiProvider.tsx';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { productFilterMessages } from '../product-filter.messages.ts';
import { ClearFilters, FilterFields, type FilterFieldsProps, usePricesOf } from './FilterPanel.tsx';

/** The filters in a drawer, and the number of results that they leave. */
export interface FilterSheetProps
  extends FilterFieldsProps,
    Pick<SheetProps, 'open' | 'onOpenChange' | 'side' | 'restoreFocusTo'> {
  /** How many products the filter leaves, for the button that closes the sheet: "Show 24 results". Without it, "Show results". */
  resultCount?: number | null | undefined;
}

/**
 * What narrows a list of products down, as a drawer over it: for phones, where there is no room beside. A price that cannot be
 * read keeps its button from closing it; closed otherwise, the text is there again when it is opened.
 */
export function FilterSheet({
  open,
  onOpenChange,
  side,
  restoreFocusTo,
  resultCount,
  ...fields
}: FilterSheetProps) {
  const messages = useMessages(productFilterMessages);
  const prices = usePricesOf({ whileTyping: true, ...fields });
  const show = typeof resultCount === 'number' ? messages.showResultCount(resultCount) : messages.showResults;
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => {
        prices.settle();
        onOpenChange(next);
      }}
      side={side}
      restoreFocusTo={restoreFocusTo}
      title={messages.filters}
      actions={
        <>
          <ClearFilters value={fields.value} onChange={fields.onChange} />
          <Button variant="primary" onClick={() => prices.isSettled() && onOpenChange(false)}>
            {show}
          </Button>
        </>
      }
    >
      <FilterFields {...fields} prices={prices} />
      {/* A button that changes is not read out. */}
      <span role="status" className={visuallyHidden}>
        {show}
      </span>
    </Sheet>
  );
}
