import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { Id } from '../products/products.models.ts';
import { profileCalls } from './profile.calls.ts';
import { Profile } from './profile.models.ts';

export const profileContract = {
  get: endpoint(profileCalls.get, {
    summary: 'The profile of a person',
    self: 'query.requestingUserId',
    params: z.object({ id: Id }),
    query: z.object({ requestingUserId: z.optional(Id) }),
    response: Profile,
    errors: ['profile_not_found'],
  }),
};
