import { expect, test } from 'vitest';
import { activeFilterCount, emptyProductFilter, isFilterEmpty } from './product-filter.ts';

// 1 §2, D1
test('an empty filter has nothing set, and the widest price range is no filter', () => {
  expect(activeFilterCount(emptyProductFilter)).toBe(0);
  expect(isFilterEmpty({ ...emptyProductFilter, minPrice: 0, maxPrice: 1000 })).toBe(true);
  expect(isFilterEmpty({ ...emptyProductFilter, minPrice: 1 })).toBe(false);
  expect(isFilterEmpty({ ...emptyProductFilter, maxPrice: 999 })).toBe(false);
  // A typed price may exceed the slider's end.
  expect(isFilterEmpty({ ...emptyProductFilter, maxPrice: 1500 })).toBe(false);
});

test('a filter counts the price range once, the order once, and each brand and each colour once', () => {
  const narrowed = { ...emptyProductFilter, minPrice: 100, maxPrice: 500 };
  expect(activeFilterCount(narrowed)).toBe(1);
  const full = {
    ...narrowed,
    sort: 'price_low_to_high' as const,
    brands: ['Northlane', 'Soleil'],
    colors: ['Navy'],
  };
  expect(activeFilterCount(full)).toBe(5);
  expect(isFilterEmpty({ ...emptyProductFilter, sort: 'price_low_to_high' })).toBe(false);
});
