import type { VitrineContract } from '@vitrine/api';
import type { Handlers } from '../http/mount.ts';
import type { AsSeenBy } from '../products/products.service.ts';
import type { SimilarProducts } from '../products/similar-products.service.ts';

export interface RecommendationsRoutesOptions {
  similarTo: SimilarProducts;
  asSeenBy: AsSeenBy;
}

export const recommendationsRoutes = ({
  similarTo,
  asSeenBy,
}: RecommendationsRoutesOptions): Handlers<VitrineContract['recommendations']> => ({
  similar: async ({ params, query, viewer }) => ({
    products: await asSeenBy(viewer?.id, await similarTo(params.id, query.limit)),
  }),
});
