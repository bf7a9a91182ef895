import { defineArea, type House } from '../area/define-area.ts';
import { createSuggestionDismissals } from './suggestion-dismissals.service.ts';
import { suggestionsRoutes } from './suggestions.routes.ts';
import { createSuggestions, type SuggestionsOptions, suggestionsListeners } from './suggestions.service.ts';

export const suggestionsArea = defineArea({
  brings: () => ({ listeners: { suggestions: suggestionsListeners } }),
  open: ({ db, clock, ...needs }: House & Pick<SuggestionsOptions, 'countsOfPeople'>) => ({
    handlers: {
      suggestions: suggestionsRoutes({
        suggestions: createSuggestions(db, { clock, ...needs }),
        dismissals: createSuggestionDismissals(db, clock),
      }),
    },
  }),
});
