import * as z from 'zod/mini';
import { Id } from '../contract/contract.models.ts';
import { area, endpoint } from '../contract/endpoint.ts';
import { Profile, SignedPicture } from './profile.models.ts';
import { profileErrors } from './profile.rules.ts';

const params = z.object({ id: Id });

export const profileContract = area({
  description: 'People.',
  calls: {
    get: endpoint({
      method: 'GET',
      path: '/api/profile/{id}',
      who: 'person',
      summary: 'The profile of a person',
      params,
      query: z.object({ requestingUserId: z.optional(Id) }),
      response: Profile,
      errors: profileErrors,
    }),
    picture: endpoint({
      method: 'GET',
      path: '/api/profile/profile-picture/{id}',
      who: 'person',
      summary: 'The picture of a person',
      params,
      response: SignedPicture,
      errors: profileErrors,
    }),
    cover: endpoint({
      method: 'GET',
      path: '/api/profile/cover-photo/{id}',
      who: 'person',
      summary: 'The cover photo of a person',
      params,
      response: SignedPicture,
      errors: profileErrors,
    }),
  },
});
