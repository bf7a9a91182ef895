/** Sort order of products. */
export type ProductSort = 'default' | 'price_low_to_high' | 'price_high_to_low';

/** Filters that take any number of values. */
export type FilterChoice = 'brands' | 'colors';

/** A value to choose in a filter. */
export interface FilterOption {
  value: string;
  /** CSS colour, if the value is a colour. */
  swatch?: string | undefined;
}

/**
 * Filter of a product list. Products match any chosen brand and any chosen colour; an empty list matches all.
 */
export interface ProductFilter extends Record<FilterChoice, readonly string[]> {
  /** Lowest price, in the currency of the filter; may lie beyond the slider. */
  minPrice: number;
  /**
   * Highest price, in the currency of the filter. 1000, the slider's end, means no limit; a higher value is a
   * limit.
   */
  maxPrice: number;
  sort: ProductSort;
}

/** Matches every product, in the default order. "Clear All" resets to it. */
export const emptyProductFilter: ProductFilter = {
  minPrice: 0,
  maxPrice: 1000,
  sort: 'default',
  brands: [],
  colors: [],
};

/** Returns a complete filter; missing values and invalid prices come from `emptyProductFilter`. */
export function wholeFilter(filter: Partial<ProductFilter> | null | undefined): ProductFilter {
  const { minPrice, maxPrice, sort, ...chosen } = filter ?? emptyProductFilter;
  return {
    minPrice: Number.isFinite(minPrice) ? (minPrice as number) : emptyProductFilter.minPrice,
    maxPrice: Number.isFinite(maxPrice) ? (maxPrice as number) : emptyProductFilter.maxPrice,
    sort: sort ?? emptyProductFilter.sort,
    ...ofEachChoice((choice) => chosen[choice] ?? emptyProductFilter[choice]),
  };
}

/**
 * Returns the number of set filters, for a badge. The price range, a sort order, each brand and each colour
 * count as one.
 */
export function activeFilterCount({ minPrice, maxPrice, sort, ...chosen }: ProductFilter): number {
  const pricesAreSet =
    minPrice > emptyProductFilter.minPrice || maxPrice !== emptyProductFilter.maxPrice ? 1 : 0;
  const orderIsSet = sort === emptyProductFilter.sort ? 0 : 1;
  const chosenValues = filterChoices.flatMap((choice) => chosen[choice]);
  return pricesAreSet + orderIsSet + chosenValues.length;
}

/** Whether neither a filter nor a sort order is set. */
export const isFilterEmpty = (filter: ProductFilter): boolean => activeFilterCount(filter) === 0;

/** A colour to choose: the value in products, and its swatch. */
export interface FilterColor {
  value: string;
  /** CSS colour. */
  swatch: string;
}

/** Default colours to choose from. */
export const defaultFilterColors: readonly FilterColor[] = [
  { value: 'Black', swatch: '#111111' },
  { value: 'White', swatch: '#FFFFFF' },
  { value: 'Red', swatch: '#D2322D' },
  { value: 'Blue', swatch: '#2F6FDE' },
  { value: 'Green', swatch: '#2E8B57' },
  { value: 'Pink', swatch: '#F29CB7' },
  { value: 'Yellow', swatch: '#F2C94C' },
  { value: 'Purple', swatch: '#7E57C2' },
  { value: 'Orange', swatch: '#F2812B' },
  { value: 'Brown', swatch: '#8B5A2B' },
  { value: 'Gray', swatch: '#8E8E8E' },
  { value: 'Navy', swatch: '#1F2A56' },
];

/** Values that each filter offers by default. The page must provide brands. */
export const filterOptions: Record<FilterChoice, readonly FilterOption[]> = {
  brands: [],
  colors: defaultFilterColors,
};

export const filterChoices = Object.keys(filterOptions) as FilterChoice[];

function ofEachChoice<Made>(make: (choice: FilterChoice) => Made): Record<FilterChoice, Made> {
  return Object.fromEntries(filterChoices.map((choice) => [choice, make(choice)])) as Record<
    FilterChoice,
    Made
  >;
}
