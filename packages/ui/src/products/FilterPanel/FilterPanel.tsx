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
  type FilterColor,
  isFilterEmpty,
  type ProductFilter,
  type ProductSort,
  wholeFilter,
} from './product-filter.ts';
import { useMoney } from './useMoney.ts';

/** As many brands are shown until all are asked for. */
const FIRST_BRANDS = 12;
/** In the currency of the filter. */
const PRICE_STEP = 10;

/** The filters, and what there is to choose from. */
export interface FilterFieldsProps {
  value: ProductFilter;
  /** Called with the filter that the person asks for; with a price once its thumb is let go, or its field is left. */
  onValueChange(next: ProductFilter): void;
  /** The brands to choose from, the best known first: twelve are shown until all are asked for. Undefined while they are on their way. */
  brands: readonly string[] | undefined;
  /** The colours to choose from; twelve by default. */
  colors?: readonly FilterColor[] | undefined;
  /** ISO 4217, what the prices of the filter are in; the provider's by default. */
  currency?: string | undefined;
  /** Whether a typed price counts with every key, and not only when its field is left; false by default. */
  whileTyping?: boolean | undefined;
}

/** The filters beside their results, and the properties of an HTML section. */
export interface FilterPanelProps
  extends FilterFieldsProps,
    Omit<ComponentProps<'section'>, keyof FilterFieldsProps | 'children'> {
  /** Level of "Filters" among the page's headings. */
  headingLevel?: 1 | 2 | 3 | undefined;
}

/** What narrows a list of products down, as a column beside it. */
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

/** The filter to take back, and the properties of a button. */
export interface ClearFiltersProps
  extends Omit<ButtonProps, 'value' | 'children' | 'asChild'>,
    Pick<FilterFieldsProps, 'value' | 'onValueChange'> {}

/** Takes everything back; with nothing set it does nothing, but keeps the focus that pressed it. */
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

/** What is typed for the prices of a filter. */
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

/** Price, order, brands and colours, one below the other. */
export function FilterFields({
  value,
  onValueChange,
  brands,
  colors = defaultFilterColors,
  currency,
  prices,
}: Omit<FilterFieldsProps, 'whileTyping'> & { prices: TypedPrices }) {
  const messages = useMessages(productFilterMessages);
  const orders: { value: ProductSort; label: string }[] = [
    { value: 'default', label: messages.sortDefault },
    { value: 'price_low_to_high', label: messages.sortPriceLowToHigh },
    { value: 'price_high_to_low', label: messages.sortPriceHighToLow },
  ];
  return (
    <div className={styles.fields}>
      <div className={styles.price}>
        <PriceSlider value={value} onValueChange={onValueChange} currency={currency} />
        <PriceFields prices={prices} />
      </div>
      <Select
        label={messages.sortBy}
        options={orders}
        value={value.sort}
        onValueChange={(sort) => onValueChange({ ...value, sort })}
      />
      <BrandChips
        brands={brands}
        value={value.brands}
        onValueChange={(next) => onValueChange({ ...value, brands: next })}
      />
      <ChipGroup
        label={messages.colors}
        options={colors.map((color) => ({ ...color, label: messages.colorName(color.value) }))}
        value={value.colors}
        onValueChange={(next) => onValueChange({ ...value, colors: next })}
      />
    </div>
  );
}

/** The price range as far as the slider goes; a limit beyond its ends, which can be typed, stays until a thumb leaves that end. */
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
  // A brand that an address or a saved filter brings can be taken back, even where it is not on offer (any more).
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

/** As high as twelve brands and the button below them, so that nothing below moves when they come. */
function BrandsToCome() {
  const { brands } = useMessages(productFilterMessages);
  return (
    <div>
      <ChipGroupSkeleton label={brands} count={FIRST_BRANDS} />
      <div className={styles.moreBrandsToCome} />
    </div>
  );
}

/** What was chosen at any time: a chip that a press takes back must not vanish from under the finger. */
function useEverChosen(value: readonly string[]): readonly string[] {
  const [everChosen, setEverChosen] = useState(value);
  const added = value.filter((chosen) => !everChosen.includes(chosen));
  if (added.length > 0) setEverChosen([...everChosen, ...added]);
  return everChosen;
}
