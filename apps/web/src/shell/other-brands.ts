import { applyBrand, type Brand, evergreen } from '@vitrine/ui';

const brands: Readonly<Record<string, Brand>> = { evergreen };

/** Shows the page under another brand, and answers which; undefined if it is none. */
export function wear(asked: string): Brand | undefined {
  const brand = Object.hasOwn(brands, asked) ? brands[asked] : undefined;
  if (brand) applyBrand(brand);
  return brand;
}
