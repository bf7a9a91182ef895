'use client';
import type { ComponentProps, RefObject } from 'react';
import { classNames } from '../../controls/classNames.ts';
import { type RemovableChipItem, RemovableChipList } from '../../controls/RemovableChip/RemovableChip.tsx';
import { useMessages } from '../../provider/UiProvider.tsx';
import { productFilterMessages } from '../product-filter.messages.ts';
import * as styles from './AppliedFilters.css.ts';
import {
  defaultFilterColors,
  emptyProductFilter,
  type FilterColor,
  type FilterOption,
  filterChoices,
  filterOptions,
  type ProductFilter,
  wholeFilter,
} from './product-filter.ts';
import { useMoney } from './useMoney.ts';

/** Parts of a search that the server derived from the typed words. */
export interface UnderstoodWords {
  /** In the currency of the filter. */
  minPrice?: number | undefined;
  /** In the currency of the filter. */
  maxPrice?: number | undefined;
  /** Words read as a color. */
  color?: string | undefined;
  /** Typed words, and the words searched instead. */
  replaced?: readonly { from: string; to: string }[] | undefined;
}

/** A part of a search that can be removed. */
export type UnderstoodPart = 'price' | 'words' | 'color';

/** Props of `AppliedFilters`, including those of a `<div>`. */
export interface AppliedFiltersProps extends Omit<ComponentProps<'div'>, 'children'> {
  value: ProductFilter;
  /** Called with the remaining filter when one of its chips is removed. */
  onValueChange(next: ProductFilter): void;
  /** Parts derived from the search, with chips of their own beside those of the filter. */
  understood?: UnderstoodWords | undefined;
  /** Called when the understood price, the understood color or the replaced words are removed. */
  onForget?: ((part: UnderstoodPart) => void) | undefined;
  /** ISO 4217 currency of the prices. Default: the provider's. */
  currency?: string | undefined;
  /** Colours with swatches for their chips; `defaultFilterColors` by default. */
  colors?: readonly FilterColor[] | undefined;
  /** Element to focus when the last chip is gone. */
  heading?: RefObject<HTMLElement | null> | undefined;
}

interface AppliedFilter extends RemovableChipItem {
  takeOff(): void;
}

/** The applied filters as removable chips; the sort order has none. */
export function AppliedFilters({
  value: given,
  onValueChange,
  understood = {},
  onForget,
  currency,
  colors = defaultFilterColors,
  heading,
  className,
  ...rest
}: AppliedFiltersProps) {
  const value = wholeFilter(given);
  const messages = useMessages(productFilterMessages);
  const { minPrice: noMin, maxPrice: noMax } = emptyProductFilter;

  const { written } = useMoney(currency);
  const priceOf = (min: number | undefined, max: number | undefined) => {
    if (min === undefined) return messages.priceUnder(written(max ?? 0));
    return max === undefined
      ? messages.priceOver(written(min))
      : messages.priceBetween(written(min), written(max));
  };

  const applied: AppliedFilter[] = [];
  const { replaced = [], minPrice, maxPrice, color } = understood;
  if (replaced.length > 0) {
    applied.push({
      value: 'understood words',
      label: messages.showingResultsFor(replaced.map(({ to }) => to).join(' ')),
      removeLabel: messages.searchInstead(replaced.map(({ from }) => from).join(' ')),
      takeOff: () => onForget?.('words'),
    });
  }
  const isChosen = value.colors.some((chosen) => chosen.toLowerCase() === color?.toLowerCase());
  if (color && !isChosen) {
    applied.push({
      value: 'understood color',
      label: color.charAt(0).toUpperCase() + color.slice(1),
      takeOff: () => onForget?.('color'),
    });
  }
  if (minPrice !== undefined || maxPrice !== undefined) {
    applied.push({
      value: 'understood price',
      label: priceOf(minPrice, maxPrice),
      takeOff: () => onForget?.('price'),
    });
  }
  const [low, high] = [orNone(value.minPrice, noMin), orNone(value.maxPrice, noMax)];
  if (low !== undefined || high !== undefined) {
    applied.push({
      value: 'price',
      label: priceOf(low, high),
      takeOff: () => onValueChange({ ...value, minPrice: noMin, maxPrice: noMax }),
    });
  }
  for (const choice of filterChoices) {
    const options: readonly FilterOption[] = choice === 'colors' ? colors : filterOptions[choice];
    for (const chosen of value[choice]) {
      const swatch = options.find((one) => one.value === chosen)?.swatch;
      applied.push({
        value: `${choice} ${chosen}`,
        label: choice === 'colors' ? messages.colorName(chosen) : chosen,
        ...(swatch && { swatch }),
        takeOff: () =>
          onValueChange({ ...value, [choice]: value[choice].filter((other) => other !== chosen) }),
      });
    }
  }
  return (
    <RemovableChipList
      {...rest}
      className={classNames(styles.applied, className)}
      label={messages.appliedFilters}
      items={applied}
      heading={heading}
      onItemRemove={({ value: taken }) => applied.find((one) => one.value === taken)?.takeOff()}
    />
  );
}

const orNone = (price: number, none: number) => (price === none ? undefined : price);
