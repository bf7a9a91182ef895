import type { VitrineContract } from '@vitrine/api';
import type { Handlers } from '../http/mount.ts';
import type { Recommendations } from './recommendations.service.ts';

export const recommendationsRoutes = (
  recommendations: Recommendations,
): Handlers<VitrineContract['recommendations']> => ({
  similar: async ({ params, query, viewer }) => ({
    products: await recommendations.similar(params.id, query.limit, viewer?.id),
  }),
  named: async ({ query, viewer }) => ({
    products: await recommendations.named(query.ids.split(','), viewer?.id),
  }),
});
