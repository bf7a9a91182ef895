import type { Product } from '@vitrine/api';
import type { AsSeenBy } from '../products/products.service.ts';
import type { SimilarProducts } from '../products/similar-products.service.ts';

export interface RecommendationsOptions {
  similarTo: SimilarProducts;
  asSeenBy: AsSeenBy;
}

export type Recommendations = ReturnType<typeof createRecommendations>;

/** What else may please whoever looks at a product. */
export const createRecommendations = ({ similarTo, asSeenBy }: RecommendationsOptions) => ({
  /** The nearest first, as the viewer has them. Throws `product_not_found`. */
  similar: async (productId: string, limit: number, viewerId?: string): Promise<Product[]> =>
    asSeenBy(viewerId, await similarTo(productId, limit)),
});
