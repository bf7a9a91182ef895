import { createContext, useContext, useEffect, useState } from 'react';
import { brand, type ShownBrand } from './shop.ts';

/** The brand that the pages below are shown under. */
export const BrandContext = createContext<ShownBrand>(brand);

/** The name of the product, as this visit sees it. */
export const useBrandName = (): string => useContext(BrandContext).name;

/** The brand of this visit: another than the site's own once `index.html` has found one in an address, and it is loaded. */
export function useBrandOfVisit(): ShownBrand {
  const [shown, show] = useState<ShownBrand>(brand);
  useEffect(() => {
    const asked = document.documentElement.dataset.brand;
    if (asked)
      import('./other-brands.ts').then(
        ({ wear }) => show(wear(asked) ?? brand),
        () => undefined,
      );
  }, []);
  return shown;
}
