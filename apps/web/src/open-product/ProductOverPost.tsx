import type { Product } from '@vitrine/api';
import type { ProductOverPostProps } from '../open-post/OpenPost.tsx';
import { ProductsOverlay } from './ProductsOverlay.tsx';

const noProducts: Product[] = [];
const nothingMore = () => undefined;

/** A product that a link of a post opened. */
export const ProductOverPost = (props: ProductOverPostProps) => (
  <ProductsOverlay {...props} products={noProducts} onNearEnd={nothingMore} />
);
