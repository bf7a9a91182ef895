import { defineMessages } from '../provider/messages.ts';

/** Texts of the filters. */
export const productFilterMessages = defineMessages('productFilter', {
  filters: 'Filters',
  clearAll: 'Clear All',
  price: 'Price',
  /** The upper end of the price range, which has no limit above. */
  priceOrMore: (price: number) => `${price}+`,
  /** The fields for the two ends of the price range. */
  priceFrom: (currencySign: string) => `From (${currencySign})`,
  priceTo: (currencySign: string) => `To (${currencySign})`,
  priceUnreadable: (currencyName: string, example: string) =>
    `Type an amount in ${currencyName}, such as ${example}.`,
  priceReversed: 'The lowest price is above the highest.',
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
  /** Names the chips of the filters that hold. */
  appliedFilters: 'Applied filters',
  priceUnder: (price: string) => `Under ${price}`,
  priceOver: (price: string) => `Over ${price}`,
  priceBetween: (low: string, high: string) => `${low} – ${high}`,
  /** Said where a search looked for other words than were typed. */
  showingResultsFor: (words: string) => `Showing results for “${words}”`,
  searchInstead: (words: string) => `Search for “${words}” instead`,
  showResults: 'Show results',
  showResultCount: (count: number) =>
    count === 1 ? 'Show 1 result' : `Show ${count.toLocaleString('en-US')} results`,
});
