import { lazyLayer } from '../shell/lazy-layer.tsx';
import * as styles from './WhatElse.css.ts';

const PopularProducts = lazyLayer(() =>
  import('./PopularProducts.tsx').then(({ PopularProducts: loaded }) => loaded),
);

export interface WhatElseProps {
  /** Ids of products that the page shows already. */
  without?: readonly string[];
}

/**
 * The way on from a page that has little or nothing to show: popular products, which come when the page is there. What is opened of
 * them lies over the page, which draws its `ProductsOverlay`.
 */
export const WhatElse = ({ without }: WhatElseProps) => (
  <div className={styles.place}>
    <PopularProducts fallback={null} {...(without && { without })} />
  </div>
);
