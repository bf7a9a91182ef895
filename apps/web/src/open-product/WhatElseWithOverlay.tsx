import type { Product } from '@vitrine/api';
import { useProductAddress } from '../products/product-address.ts';
import { WhatElse, type WhatElseProps } from '../recommendations/WhatElse.tsx';
import { pageItself } from '../shell/focus/page-itself.ts';
import { ProductsOverlay } from './ProductsOverlay.tsx';

const nothing: Product[] = [];
const nothingMore = () => undefined;

/** `WhatElse` and the open product, for pages without products. */
export const WhatElseWithOverlay = (row: Omit<WhatElseProps, 'without'>) => (
  <>
    <WhatElse {...row} />
    <ProductsOverlay
      address={useProductAddress()}
      products={nothing}
      onNearEnd={nothingMore}
      restoreFocusTo={pageItself}
    />
  </>
);
