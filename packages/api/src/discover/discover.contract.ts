import * as z from 'zod/mini';
import { Id } from '../contract/contract.models.ts';
import { area, endpoint } from '../contract/endpoint.ts';
import { reads } from '../contract/reading.ts';
import { FoundUser } from './discover.models.ts';

export const discoverContract = area({
  description: 'discover',
  calls: {
    search: endpoint({
      method: 'GET',
      path: '/api/discover/search',
      who: 'person',
      summary: 'Find people by their username, the exact one first',
      query: z.object({
        query: z.string().check(z.maxLength(200)),
        userId: z.optional(Id),
        limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(30)), 30),
      }),
      response: z.object({ users: z.array(FoundUser).check(reads({ under: ['users', 'data'] })) }),
    }),
  },
});
