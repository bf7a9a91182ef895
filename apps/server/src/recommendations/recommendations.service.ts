import type { OnWire, Product } from '@vitrine/api';
import type { AsSeenBy, Products } from '../products/products.service.ts';
import type { SimilarProducts } from '../products/similar-products.service.ts';

export interface RecommendationsOptions {
  similarTo: SimilarProducts;
  products: Pick<Products, 'listed'>;
  asSeenBy: AsSeenBy;
}

export type Recommendations = ReturnType<typeof createRecommendations>;

export const createRecommendations = ({ similarTo, products, asSeenBy }: RecommendationsOptions) => ({
  /** Returns similar products, the nearest first, with the viewer's flags. Throws `product_not_found`. */
  similar: async (productId: string, limit: number, viewerId?: string): Promise<OnWire<typeof Product>[]> =>
    asSeenBy(viewerId, await similarTo(productId, limit, viewerId)),

  /**
   * Returns the products with these ids, once each and in this order, with the viewer's flags. Skips unknown
   * ids and products hidden by a block.
   */
  named: async (productIds: readonly string[], viewerId?: string): Promise<OnWire<typeof Product>[]> =>
    asSeenBy(viewerId, await products.listed([...new Set(productIds)], viewerId)),
});
