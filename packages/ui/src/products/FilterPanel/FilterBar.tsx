'use client';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { ChipGroup, ChipGroupSkeleton } from '../../controls/Chip/Chip.tsx';
import { classNames } from '../../controls/classNames.ts';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { CHEVRON_DOWN } from '../../controls/icons/chevron-down.ts';
import { Popover } from '../../controls/Popover/Popover.tsx';
import { TextField } from '../../controls/TextField/TextField.tsx';
import { useMessages } from '../../provider/UiProvider.tsx';
import { productFilterMessages } from '../product-filter.messages.ts';
import * as styles from './FilterBar.css.ts';
import {
  ChoiceChips,
  type FilterFieldsProps,
  OrderSelect,
  PriceFilter,
  useEverChosen,
  usePricesOf,
} from './FilterPanel.tsx';
import { filterChoices, wholeFilter } from './product-filter.ts';

/** Props of `FilterBar`, including those of a `<section>`. */
export interface FilterBarProps
  extends FilterFieldsProps,
    Omit<ComponentProps<'section'>, keyof FilterFieldsProps> {
  /**
   * Content between the filters and the order, such as `AppliedFilters`. In windows up to 1024 px it is alone;
   * put the button of a `FilterSheet` into it.
   */
  children?: ReactNode;
}

/** The filters of a product list as a row above it; each opens in a popover. */
export function FilterBar({
  value: given,
  onValueChange,
  brands,
  colors,
  currency,
  whileTyping,
  className,
  children,
  ...rest
}: FilterBarProps) {
  const value = wholeFilter(given);
  const messages = useMessages(productFilterMessages);
  const prices = usePricesOf({ value, onValueChange, currency, whileTyping });
  const hasBrands = brands?.length !== 0 || value.brands.length > 0;
  return (
    <section aria-label={messages.filters} {...rest} className={classNames(styles.bar, className)}>
      <Pill label={messages.price} onClose={prices.settle}>
        <PriceFilter value={value} onValueChange={onValueChange} currency={currency} prices={prices} />
      </Pill>
      {hasBrands && (
        <Pill label={messages.brands}>
          <Brands
            known={brands}
            value={value.brands}
            onValueChange={(next) => onValueChange({ ...value, brands: next })}
          />
        </Pill>
      )}
      {filterChoices.map(
        (choice) =>
          choice !== 'brands' && (
            <Pill key={choice} label={messages[choice]}>
              <ChoiceChips
                hideLabel
                choice={choice}
                value={value}
                onValueChange={onValueChange}
                colors={colors}
              />
            </Pill>
          ),
      )}
      <div className={styles.between}>{children}</div>
      <OrderSelect className={styles.order} value={value} onValueChange={onValueChange} />
    </section>
  );
}

interface PillProps {
  label: string;
  onClose?: () => void;
  children: ReactNode;
}

const Pill = ({ label, onClose, children }: PillProps) => (
  <Popover
    label={label}
    className={styles.popover}
    onOpenChange={(open) => !open && onClose?.()}
    trigger={
      <Button
        className={styles.pill}
        trailingIcon={<Icon path={CHEVRON_DOWN} size={16} strokeWidth={1.75} />}
      >
        {label}
      </Button>
    }
  >
    {children}
  </Popover>
);

/** Number of placeholders while brands load. */
const BRANDS_TO_COME = 12;

function Brands({
  known,
  value,
  onValueChange,
}: {
  known: readonly string[] | undefined;
  value: readonly string[];
  onValueChange(brands: string[]): void;
}) {
  const messages = useMessages(productFilterMessages);
  const [typed, setTyped] = useState('');
  const everChosen = useEverChosen(value);
  if (!known) return <ChipGroupSkeleton label={messages.brands} count={BRANDS_TO_COME} />;

  const offered = [...new Set([...known, ...everChosen])].sort((one, other) => one.localeCompare(other));
  const wanted = plain(typed);
  const found = offered.filter((brand) => plain(brand).includes(wanted));
  return (
    <div className={styles.brands}>
      <TextField
        type="search"
        label={messages.searchBrands}
        hideLabel
        placeholder={messages.searchBrands}
        autoComplete="off"
        value={typed}
        onValueChange={setTyped}
      />
      <ChipGroup
        label={messages.brands}
        hideLabel
        options={found.map((brand) => ({ value: brand }))}
        value={value}
        onValueChange={onValueChange}
      />
      <p role="status" className={styles.brandCount}>
        {messages.brandCount(found.length)}
      </p>
    </div>
  );
}

/** Returns a text without case and accents. */
const plain = (text: string) => text.trim().normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
