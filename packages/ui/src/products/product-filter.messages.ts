import { defineMessages } from '../provider/messages.ts';

/** Texts of the filters. */
export const productFilterMessages = defineMessages('productFilter', {
  filters: 'Filters',
  clearAll: 'Clear All',
  price: 'Price',
  /** The upper end of the price range, which has no limit above. */
  priceOrMore: (price: number) => `${price}+`,
  sortBy: 'Sort by',
  sortDefault: 'Default',
  sortPriceLowToHigh: 'Price: low to high',
  sortPriceHighToLow: 'Price: high to low',
  brands: 'Brands',
  showAllBrands: (count: number) => `Show all ${count.toLocaleString('en-US')} brands`,
  showFewerBrands: 'Show fewer brands',
  colors: 'Colors',
  /** The name of a colour, which products carry in English. */
  colorName: (color: string) => color,
  showResults: 'Show results',
  showResultCount: (count: number) =>
    count === 1 ? 'Show 1 result' : `Show ${count.toLocaleString('en-US')} results`,
});
