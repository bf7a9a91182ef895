import { formatPrice, ProductCard } from '@vitrine/ui';
import { Fragment } from 'react';
import { products } from '../../shop/products.js';

// A server component: the card's props are plain data, and its link needs no script.
export default function Page() {
  return (
    <main style={{ maxInlineSize: 320 }}>
      {products.slice(0, 1).map((product) => (
        <Fragment key={product.id}>
          <h1>{formatPrice(product.price)}</h1>
          <ProductCard product={product} href={`/product/${product.id}`} liked={false} />
        </Fragment>
      ))}
    </main>
  );
}
