'use client';
import { type ComponentProps, useId, useState } from 'react';
import { Button, type ButtonProps } from '../../controls/Button/Button.tsx';
import { ChipGroup, ChipGroupSkeleton } from '../../controls/Chip/Chip.tsx';
import { Select } from '../../controls/Select/Select.tsx';
import { RangeSlider } from '../../controls/Slider/Slider.tsx';
import { useMessages } from '../../provider/UiProvider.tsx';
import { productFilterMessages } from '../product-filter.messages.ts';
import * as styles from './FilterPanel.css.ts';
import { PriceFields, type TypedPrices, useTypedPrices } from './PriceFields.tsx';
import {
  defaultFilterColors,
  emptyProductFilter,
  type FilterChoice,
  type FilterColor,
  filterChoices,
  filterOptions,
  isFilterEmpty,
  type ProductFilter,
  type ProductSort,
  wholeFilter,
} from './product-filter.ts';
import { useMoney } from './useMoney.ts';

/** Number of brands shown until the user asks for all. */
const FIRST_BRANDS = 12;
/** Step of the price slider, in the currency of the filter. */
const PRICE_STEP = 10;

export interface FilterFieldsProps {
  value: ProductFilter;
  /**
   * Called with the requested filter. Without `whileTyping`, a typed price counts once its field is left or
   * Enter is pressed.
   */
  onValueChange(next: ProductFilter): void;
  /**
   * Brands to choose from, best known first; undefined while loading. Until the user asks for all, only the
   * first twelve and the chosen ones are shown.
   */
  brands: readonly string[] | undefined;
  /** Colours to choose from; `defaultFilterColors` by default. */
  colors?: readonly FilterColor[] | undefined;
  /** ISO 4217 currency of the prices. Default: the provider's. */
  currency?: string | undefined;
  /**
   * Whether a typed price counts with every key, not only once its field is left. False by default; true in a
   * `FilterSheet`.
   */
  whileTyping?: boolean | undefined;
}

/** Props of `FilterPanel`, including those of a `<section>`. */
export interface FilterPanelProps
  extends FilterFieldsProps,
    Omit<ComponentProps<'section'>, keyof FilterFieldsProps | 'children'> {
  /** Heading level of "Filters"; 2 by default. */
  headingLevel?: 1 | 2 | 3 | undefined;
}

/** The filters of a product list, as a column beside it. */
export function FilterPanel({
  headingLevel = 2,
  value: given,
  onValueChange,
  brands,
  colors,
  currency,
  whileTyping,
  ...rest
}: FilterPanelProps) {
  const value = wholeFilter(given);
  const { filters } = useMessages(productFilterMessages);
  const headingId = useId();
  const prices = usePricesOf({ value, onValueChange, currency, whileTyping });
  const Heading = `h${headingLevel}` as const;
  return (
    <section aria-labelledby={headingId} {...rest}>
      <div className={styles.head}>
        <Heading id={headingId} className={styles.heading}>
          {filters}
        </Heading>
        <ClearFilters className={styles.clear} variant="quiet" value={value} onValueChange={onValueChange} />
      </div>
      <FilterFields
        value={value}
        onValueChange={onValueChange}
        brands={brands}
        colors={colors}
        currency={currency}
        prices={prices}
      />
    </section>
  );
}

/** Props of `ClearFilters`: the filter to reset, and those of a button. */
export interface ClearFiltersProps
  extends Omit<ButtonProps, 'value' | 'children' | 'asChild'>,
    Pick<FilterFieldsProps, 'value' | 'onValueChange'> {}

/** Resets the filter. If no filter is set it does nothing, but stays focusable. */
export function ClearFilters({ value, onValueChange, onClick, ...rest }: ClearFiltersProps) {
  const { clearAll } = useMessages(productFilterMessages);
  const nothingIsSet = isFilterEmpty(wholeFilter(value));
  return (
    <Button
      {...rest}
      aria-disabled={nothingIsSet || undefined}
      onClick={(event) => {
        onClick?.(event);
        if (!nothingIsSet && !event.defaultPrevented) onValueChange(emptyProductFilter);
      }}
    >
      {clearAll}
    </Button>
  );
}

export const usePricesOf = ({
  value,
  onValueChange,
  currency,
  whileTyping,
}: Pick<FilterFieldsProps, 'value' | 'onValueChange' | 'currency' | 'whileTyping'>): TypedPrices =>
  useTypedPrices({
    value,
    onValueChange: (prices) => onValueChange({ ...value, ...prices }),
    currency,
    whileTyping,
  });

export function FilterFields({
  value,
  onValueChange,
  brands,
  colors = defaultFilterColors,
  currency,
  prices,
}: Omit<FilterFieldsProps, 'whileTyping'> & { prices: TypedPrices }) {
  return (
    <div className={styles.fields}>
      <PriceFilter value={value} onValueChange={onValueChange} currency={currency} prices={prices} />
      <OrderSelect value={value} onValueChange={onValueChange} />
      <BrandChips
        brands={brands}
        value={value.brands}
        onValueChange={(next) => onValueChange({ ...value, brands: next })}
      />
      {filterChoices.map(
        (choice) =>
          choice !== 'brands' && (
            <ChoiceChips
              key={choice}
              choice={choice}
              value={value}
              onValueChange={onValueChange}
              colors={colors}
            />
          ),
      )}
    </div>
  );
}

type Filtering = Pick<FilterFieldsProps, 'value' | 'onValueChange'>;

/** The price as a slider, and as two fields for exact prices. */
export const PriceFilter = ({
  prices,
  ...slider
}: Filtering & Pick<FilterFieldsProps, 'currency'> & { prices: TypedPrices }) => (
  <div className={styles.price}>
    <PriceSlider {...slider} />
    <PriceFields prices={prices} />
  </div>
);

export function OrderSelect({
  value,
  onValueChange,
  className,
}: Filtering & { className?: string | undefined }) {
  const messages = useMessages(productFilterMessages);
  const orders: { value: ProductSort; label: string }[] = [
    { value: 'default', label: messages.sortDefault },
    { value: 'price_low_to_high', label: messages.sortPriceLowToHigh },
    { value: 'price_high_to_low', label: messages.sortPriceHighToLow },
  ];
  return (
    <Select
      className={className}
      label={messages.sortBy}
      options={orders}
      value={value.sort}
      onValueChange={(sort) => onValueChange({ ...value, sort })}
    />
  );
}

/** The values of a filter other than brands, as chips. */
export function ChoiceChips({
  choice,
  value,
  onValueChange,
  colors = defaultFilterColors,
  hideLabel,
}: Filtering &
  Pick<FilterFieldsProps, 'colors'> & {
    choice: Exclude<FilterChoice, 'brands'>;
    hideLabel?: boolean | undefined;
  }) {
  const messages = useMessages(productFilterMessages);
  const options = choice === 'colors' ? colors : filterOptions[choice];
  return (
    <ChipGroup
      label={messages[choice]}
      hideLabel={hideLabel}
      options={options.map((option) => ({
        ...option,
        label: choice === 'colors' ? messages.colorName(option.value) : option.value,
      }))}
      value={value[choice]}
      onValueChange={(next) => onValueChange({ ...value, [choice]: next })}
    />
  );
}

/** A typed price beyond the slider stays until the thumb at that end moves. */
function PriceSlider({
  value,
  onValueChange,
  currency,
}: Pick<FilterFieldsProps, 'value' | 'onValueChange' | 'currency'>) {
  const messages = useMessages(productFilterMessages);
  const { writtenWhole } = useMoney(currency);
  const { minPrice: lowest, maxPrice: highest } = emptyProductFilter;
  const last = highest - PRICE_STEP;
  const written = (price: number) => {
    if (price >= highest && value.maxPrice <= highest) return messages.priceOrMore(highest);
    const beyond =
      price >= highest ? value.maxPrice : price === last ? Math.max(value.minPrice, last) : price;
    return writtenWhole(beyond);
  };
  return (
    <RangeSlider
      label={messages.price}
      min={lowest}
      max={highest}
      step={PRICE_STEP}
      formatValue={written}
      value={[Math.min(value.minPrice, last), Math.min(value.maxPrice, highest)]}
      onValueCommit={([from, to]) =>
        onValueChange({
          ...value,
          minPrice: from === last ? Math.max(value.minPrice, last) : from,
          maxPrice: to === highest ? Math.max(value.maxPrice, highest) : to,
        })
      }
    />
  );
}

function BrandChips({
  brands: known,
  value,
  onValueChange,
}: {
  brands: readonly string[] | undefined;
  value: readonly string[];
  onValueChange(brands: string[]): void;
}) {
  const messages = useMessages(productFilterMessages);
  const [allShown, setAllShown] = useState(false);
  const everChosen = useEverChosen(value);

  const brands = known ?? [];
  // Also offers chosen brands missing in the list, such as those of a saved filter, so they can be
  // deselected.
  const offered = [...brands, ...everChosen.filter((brand) => !brands.includes(brand))];
  const shown = offered.filter(
    (brand, place) => allShown || place < FIRST_BRANDS || everChosen.includes(brand),
  );
  if (!known) return <BrandsToCome />;
  if (offered.length === 0) return null;
  return (
    <ChipGroup
      label={messages.brands}
      options={shown.map((brand) => ({ value: brand }))}
      value={value}
      onValueChange={onValueChange}
    >
      {offered.length > FIRST_BRANDS && (
        <Button
          className={styles.moreBrands}
          variant="quiet"
          aria-expanded={allShown}
          onClick={() => setAllShown(!allShown)}
        >
          {allShown ? messages.showFewerBrands : messages.showAllBrands(offered.length)}
        </Button>
      )}
    </ChipGroup>
  );
}

/** Placeholder as high as twelve brands and their button, so that nothing moves when brands load. */
function BrandsToCome() {
  const { brands } = useMessages(productFilterMessages);
  return (
    <div>
      <ChipGroupSkeleton label={brands} count={FIRST_BRANDS} />
      <div className={styles.moreBrandsToCome} />
    </div>
  );
}

/** Returns all values chosen so far, so that a deselected chip stays under the finger. */
export function useEverChosen(value: readonly string[]): readonly string[] {
  const [everChosen, setEverChosen] = useState(value);
  const added = value.filter((chosen) => !everChosen.includes(chosen));
  if (added.length > 0) setEverChosen([...everChosen, ...added]);
  return everChosen;
}
