'use client';
import type { ComponentProps, RefObject } from 'react';
import { type RemovableChipItem, RemovableChipList } from '../../controls/RemovableChip/RemovableChip.tsx';
import { useMessages } from '../../provider/UiProvider.tsx';
import { productFilterMessages } from '../product-filter.messages.ts';
import {
  defaultFilterColors,
  emptyProductFilter,
  type FilterColor,
  type ProductFilter,
  wholeFilter,
} from './product-filter.ts';
import { useMoney } from './useMoney.ts';

/** What a search read out of the words that were typed. */
export interface UnderstoodWords {
  /** In the currency of the filter. */
  minPrice?: number | undefined;
  /** In the currency of the filter. */
  maxPrice?: number | undefined;
  /** Words for which others were looked up. */
  replaced?: readonly { from: string; to: string }[] | undefined;
}

/** What narrows a list down, what is called when a part of it is taken off, and the properties of an HTML `div`. */
export interface AppliedFiltersProps extends Omit<ComponentProps<'div'>, 'children'> {
  value: ProductFilter;
  /** Called with the filter that is left. */
  onValueChange(next: ProductFilter): void;
  /** What the search understood, in addition to the filter. */
  understood?: UnderstoodWords | undefined;
  /** Called when the price that was understood, or the words that took the place of others, are taken off. */
  onForget?: ((part: 'price' | 'words') => void) | undefined;
  /** ISO 4217; the provider's by default. */
  currency?: string | undefined;
  /** The colours that have a swatch; twelve by default. */
  colors?: readonly FilterColor[] | undefined;
  /** What gets the focus when the last chip is gone. */
  heading?: RefObject<HTMLElement | null> | undefined;
}

interface AppliedFilter extends RemovableChipItem {
  takeOff(): void;
}

/** The filters that hold, as chips that can be taken off, one by one; the order of a list is none of them. */
export function AppliedFilters({
  value: given,
  onValueChange,
  understood = {},
  onForget,
  currency,
  colors = defaultFilterColors,
  heading,
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
  const { replaced = [], minPrice, maxPrice } = understood;
  if (replaced.length > 0) {
    applied.push({
      value: 'understood words',
      label: messages.showingResultsFor(replaced.map(({ to }) => to).join(' ')),
      removeLabel: messages.searchInstead(replaced.map(({ from }) => from).join(' ')),
      takeOff: () => onForget?.('words'),
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
  for (const brand of value.brands) {
    applied.push({
      value: `brand ${brand}`,
      label: brand,
      takeOff: () => onValueChange({ ...value, brands: value.brands.filter((other) => other !== brand) }),
    });
  }
  for (const color of value.colors) {
    const swatch = colors.find((one) => one.value === color)?.swatch;
    applied.push({
      value: `color ${color}`,
      label: messages.colorName(color),
      ...(swatch && { swatch }),
      takeOff: () => onValueChange({ ...value, colors: value.colors.filter((other) => other !== color) }),
    });
  }
  return (
    <RemovableChipList
      {...rest}
      label={messages.appliedFilters}
      items={applied}
      heading={heading}
      onItemRemove={({ value: taken }) => applied.find((one) => one.value === taken)?.takeOff()}
    />
  );
}

const orNone = (price: number, none: number) => (price === none ? undefined : price);
