import type { VitrineContract } from '@vitrine/api';
import type { Handlers } from '../http/mount.ts';
import { changeNumberOf } from '../memberships/change-order.ts';
import type { SuggestionDismissals } from './suggestion-dismissals.service.ts';
import type { Suggestions } from './suggestions.service.ts';

export interface SuggestionsRoutesOptions {
  suggestions: Suggestions;
  dismissals: SuggestionDismissals;
}

export const suggestionsRoutes = ({
  suggestions,
  dismissals,
}: SuggestionsRoutesOptions): Handlers<VitrineContract['suggestions']> => ({
  topUsers: async ({ viewer }) => ({ users: await suggestions.topUsers(viewer?.id) }),
  suggestedUsers: ({ person }) => suggestions.suggestedTo(person.id),
  dismiss: async ({ body: { personId, sequence }, person }) => ({
    personId,
    holds: await dismissals.add(person.id, personId, changeNumberOf(person, sequence)),
  }),
  restore: async ({ body: { personId, sequence }, person }) => ({
    personId,
    holds: await dismissals.remove(person.id, personId, changeNumberOf(person, sequence)),
  }),
});
