import { plural } from '../provider/english.ts';
import { defineMessages } from '../provider/messages.ts';

export const productFilterMessages = defineMessages('productFilter', {
  filters: 'Filters',
  clearAll: 'Clear All',
  price: 'Price',
  /** Upper end of the price range, which means no limit. */
  priceOrMore: (price: number) => `${price}+`,
  /** Labels of the fields for the price range. */
  priceFrom: (currencySign: string) => `From (${currencySign})`,
  priceTo: (currencySign: string) => `To (${currencySign})`,
  priceUnreadable: (currencyName: string, example: string) =>
    `Enter an amount in ${currencyName}, such as ${example}.`,
  priceReversed: 'The minimum price can’t be higher than the maximum.',
  sortBy: 'Sort by',
  sortDefault: 'Default',
  sortPriceLowToHigh: 'Price: low to high',
  sortPriceHighToLow: 'Price: high to low',
  brands: 'Brands',
  showAllBrands: (count: number) => `Show all ${count.toLocaleString('en-US')} brands`,
  showFewerBrands: 'Show fewer brands',
  searchBrands: 'Search brands',
  brandCount: (count: number) =>
    plural(count, { one: '1 brand', other: `${count.toLocaleString('en-US')} brands` }),
  colors: 'Colors',
  /** Label of a colour; `color` is its English name in products. */
  colorName: (color: string) => color,
  /** Accessible name of the list of applied filters. */
  appliedFilters: 'Applied filters',
  priceUnder: (price: string) => `Under ${price}`,
  priceOver: (price: string) => `Over ${price}`,
  priceBetween: (low: string, high: string) => `${low} – ${high}`,
  /** Shown if other words were searched than typed. */
  showingResultsFor: (words: string) => `Showing results for “${words}”`,
  searchInstead: (words: string) => `Search for “${words}” instead`,
  showResults: 'Show results',
  showResultCount: (count: number) =>
    plural(count, { one: 'Show 1 result', other: `Show ${count.toLocaleString('en-US')} results` }),
});
