import * as z from 'zod/mini';
import { Id } from '../contract/contract.models.ts';
import { area, endpoint } from '../contract/endpoint.ts';
import { reads } from '../contract/reading.ts';
import { profileErrors } from '../profile/profile.rules.ts';
import {
  SuggestedPeople,
  SuggestedPerson,
  SuggestionDismissal,
  SuggestionDismissed,
} from './suggestions.models.ts';

const { profile_not_found } = profileErrors;

export const suggestionsContract = area({
  description: 'People suggested to follow.',
  calls: {
    topUsers: endpoint({
      method: 'GET',
      path: '/api/follow/top-users',
      who: 'viewer',
      summary: 'People who win followers now',
      query: z.object({ userId: z.optional(Id) }),
      response: z.object({ users: z.array(SuggestedPerson).check(reads({ under: ['users', 'data'] })) }),
    }),
    suggestedUsers: endpoint({
      method: 'GET',
      path: '/api/follow/suggested-users',
      who: 'person',
      summary: 'People suggested to the viewer, by category',
      query: z.object({ userId: z.optional(Id) }),
      response: SuggestedPeople,
    }),
    dismiss: endpoint({
      method: 'POST',
      path: '/api/follow/dismiss-suggestion',
      who: 'person',
      summary: 'Suggest a person no more',
      body: SuggestionDismissal,
      response: SuggestionDismissed,
      asked: true,
      errors: { profile_not_found },
    }),
    restore: endpoint({
      method: 'POST',
      path: '/api/follow/restore-suggestion',
      who: 'person',
      summary: 'Undo the dismissal of a suggestion',
      body: SuggestionDismissal,
      response: SuggestionDismissed,
      asked: false,
      errors: { profile_not_found },
    }),
  },
});
