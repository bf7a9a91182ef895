import type { Product } from '@vitrine/api';
import type { AsSeenBy, Products } from '../products/products.service.ts';
import type { SimilarProducts } from '../products/similar-products.service.ts';

export interface RecommendationsOptions {
  similarTo: SimilarProducts;
  products: Pick<Products, 'listed'>;
  asSeenBy: AsSeenBy;
}

export type Recommendations = ReturnType<typeof createRecommendations>;

/** What else may please whoever looks at a product. */
export const createRecommendations = ({ similarTo, products, asSeenBy }: RecommendationsOptions) => ({
  /** The nearest first, as the viewer has them. Throws `product_not_found`. */
  similar: async (productId: string, limit: number, viewerId?: string): Promise<Product[]> =>
    asSeenBy(viewerId, await similarTo(productId, limit, viewerId)),

  /** Each once, in the order of the ids, as the viewer has them; those that are not there are passed over. */
  named: async (productIds: readonly string[], viewerId?: string): Promise<Product[]> =>
    asSeenBy(viewerId, await products.listed([...new Set(productIds)], viewerId)),
});
