import { products } from '../shop/products.js';
import { Shop } from '../shop/Shop.tsx';

// A grid is handed functions, so it stands in a component of the client.
export default function Page() {
  return <Shop products={products} />;
}
