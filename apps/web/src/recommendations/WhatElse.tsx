import { lazyLayer } from '../shell/lazy-layer.tsx';
import * as styles from './WhatElse.css.ts';

const PopularProducts = lazyLayer(() =>
  import('./PopularProducts.tsx').then(({ PopularProducts: loaded }) => loaded),
);

/**
 * The way on from a page that has nothing to show: popular products, which come when the page is there. What is opened of
 * them lies over the page, which draws its `ProductsOverlay`.
 */
export const WhatElse = () => (
  <div className={styles.place}>
    <PopularProducts fallback={null} />
  </div>
);
