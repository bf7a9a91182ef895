/** How products are put in order. */
export type ProductSort = 'default' | 'price_low_to_high' | 'price_high_to_low';

/** What a list of products is narrowed down to. */
export interface ProductFilter {
  /** In the currency of the filter; the slider goes to 1000, more can be typed. */
  minPrice: number;
  /** In the currency of the filter; 1000 means any price above as well, because the slider ends there, more is a limit that was typed. */
  maxPrice: number;
  sort: ProductSort;
  /** Products of any of these; of all brands when there is none. */
  brands: readonly string[];
  /** Products in any of these colours; in all when there is none. */
  colors: readonly string[];
}

/** Every product, in the order of the shop: what "Clear All" goes back to. */
export const emptyProductFilter: ProductFilter = {
  minPrice: 0,
  maxPrice: 1000,
  sort: 'default',
  brands: [],
  colors: [],
};

/** A filter as it can be drawn: what is missing or no number is not set. */
export function wholeFilter(filter: Partial<ProductFilter> | null | undefined): ProductFilter {
  const { minPrice, maxPrice, sort, brands, colors } = filter ?? emptyProductFilter;
  return {
    minPrice: Number.isFinite(minPrice) ? (minPrice as number) : emptyProductFilter.minPrice,
    maxPrice: Number.isFinite(maxPrice) ? (maxPrice as number) : emptyProductFilter.maxPrice,
    sort: sort ?? emptyProductFilter.sort,
    brands: brands ?? emptyProductFilter.brands,
    colors: colors ?? emptyProductFilter.colors,
  };
}

/** How many things are set, for a badge: the price range is one, an order is one, each brand and each colour is one. */
export function activeFilterCount({ minPrice, maxPrice, sort, brands, colors }: ProductFilter): number {
  const pricesAreSet =
    minPrice > emptyProductFilter.minPrice || maxPrice !== emptyProductFilter.maxPrice ? 1 : 0;
  const orderIsSet = sort === emptyProductFilter.sort ? 0 : 1;
  return pricesAreSet + orderIsSet + brands.length + colors.length;
}

/** Whether nothing is set. */
export const isFilterEmpty = (filter: ProductFilter): boolean => activeFilterCount(filter) === 0;

/** A colour to choose: its value, which products carry, and how it looks. */
export interface FilterColor {
  value: string;
  /** A CSS colour. */
  swatch: string;
}

/** The colours to choose from unless others are given. */
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
