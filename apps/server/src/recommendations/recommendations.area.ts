import { defineArea, type House } from '../area/define-area.ts';
import { recommendationsRoutes } from './recommendations.routes.ts';
import { createRecommendations, type RecommendationsOptions } from './recommendations.service.ts';

export const recommendationsArea = defineArea({
  open: (needs: House & RecommendationsOptions) => ({
    handlers: { recommendations: recommendationsRoutes(createRecommendations(needs)) },
  }),
});
