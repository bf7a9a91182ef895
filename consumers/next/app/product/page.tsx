import { formatPrice, ProductCard } from '@vitrine/ui';
import { products } from '../../shop/products.js';

// A page of the server: what a card shows is data, and its link needs no script.
export default function Page() {
  const product = products[0];
  return (
    <main style={{ maxInlineSize: 320 }}>
      <h1>{formatPrice(product.price)}</h1>
      <ProductCard product={product} href="/product/0" liked={false} />
    </main>
  );
}
