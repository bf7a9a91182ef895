import { products } from '../shop/products.js';
import { Shop } from '../shop/Shop.tsx';

export default function Page() {
  return <Shop products={products} />;
}
