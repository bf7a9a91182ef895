import * as z from 'zod/mini';
import { Id } from '../contract/contract.models.ts';
import { area, endpoint } from '../contract/endpoint.ts';
import { Profile } from './profile.models.ts';
import { profileErrors } from './profile.rules.ts';

export const profileContract = area({
  description: 'People.',
  calls: {
    get: endpoint({
      method: 'GET',
      path: '/api/profile/{id}',
      who: 'person',
      summary: 'The profile of a person',
      self: 'query.requestingUserId',
      params: z.object({ id: Id }),
      query: z.object({ requestingUserId: z.optional(Id) }),
      response: Profile,
      errors: profileErrors,
    }),
  },
});
