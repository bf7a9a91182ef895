import { applyBrand, type Brand, evergreen } from '@vitrine/ui';

const brands: Readonly<Record<string, Brand>> = { evergreen };

/** Applies another brand to the page and returns it; undefined if the name is unknown. */
export function wear(asked: string): Brand | undefined {
  const brand = Object.hasOwn(brands, asked) ? brands[asked] : undefined;
  if (brand) applyBrand(brand);
  return brand;
}
