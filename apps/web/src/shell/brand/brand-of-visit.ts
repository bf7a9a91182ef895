import { createContext, useContext, useEffect, useState } from 'react';
import { brand, type ShownBrand } from './shop.ts';

export const BrandContext = createContext<ShownBrand>(brand);

export const useBrandName = (): string => useContext(BrandContext).name;

const loadOtherBrands = () => import('./other-brands.ts');

/** Returns the visit's brand: the site's own until another one, named in the address, has loaded. */
export function useBrandOfVisit(): ShownBrand {
  const [shown, show] = useState<ShownBrand>(brand);
  useEffect(() => {
    const asked = document.documentElement.dataset.brand;
    if (asked)
      loadOtherBrands().then(
        ({ wear }) => show(wear(asked) ?? brand),
        () => undefined,
      );
  }, []);
  return shown;
}
