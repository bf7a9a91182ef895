import { defineArea, type House } from '../area/define-area.ts';
import { savedSearchesRoutes } from './saved-searches.routes.ts';
import { createSavedSearches, keptQueries, type SavedSearchesOptions } from './saved-searches.service.ts';

export const savedSearchesArea = defineArea({
  brings: () => ({ querySigns: { savedSearch: { weight: 2, ...keptQueries } } }),
  open: ({ db, ...needs }: House & SavedSearchesOptions) => ({
    handlers: { savedSearches: savedSearchesRoutes(createSavedSearches(db, needs)) },
  }),
});
