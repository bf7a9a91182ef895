import { lazyLayer } from '../shell/layers/lazy-layer.tsx';
import type { PopularProductsProps } from './PopularProducts.tsx';
import * as styles from './WhatElse.css.ts';

const PopularProducts = lazyLayer(() => import('./PopularProducts.tsx'), 'PopularProducts');

/** With `large`, for a page without other content, the products are large. */
export type WhatElseProps = Pick<PopularProductsProps, 'without' | 'large' | 'afterFailure'>;

/**
 * Popular products for a page with little content, loaded after it. They open in the page's own
 * `ProductsOverlay`.
 */
export const WhatElse = (row: WhatElseProps) => (
  <div className={row.large ? styles.largePlace : styles.rowPlace}>
    <PopularProducts fallback={null} meanwhile={!row.afterFailure && <span />} {...row} />
  </div>
);
