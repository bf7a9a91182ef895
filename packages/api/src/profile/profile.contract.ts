import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { Id } from '../products/products.models.ts';
import { Profile, profileFrom } from './profile.models.ts';

export const profileContract = {
  get: endpoint({
    method: 'GET',
    path: '/api/profile/{id}',
    summary: 'The profile of a person',
    access: { who: 'person', self: 'query.requestingUserId' },
    params: z.object({ id: Id }),
    query: z.object({ requestingUserId: z.optional(Id) }),
    response: Profile,
    errors: ['profile_not_found'],
    decode: profileFrom,
  }),
};
