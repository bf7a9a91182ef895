import type { Product } from '@vitrine/api';
import { useProductAddress } from '../products/product-address.ts';
import { WhatElse } from '../recommendations/WhatElse.tsx';
import { pageItself } from '../shell/page-itself.ts';
import { ProductsOverlay } from './ProductsOverlay.tsx';

const nothing: Product[] = [];
const nothingMore = () => undefined;

/** As `WhatElse`, with the product that is open over the page: for a page without products of its own. */
export const WhatElseWithOverlay = () => (
  <>
    <WhatElse />
    <ProductsOverlay
      address={useProductAddress()}
      products={nothing}
      onNearEnd={nothingMore}
      restoreFocusTo={pageItself}
    />
  </>
);
