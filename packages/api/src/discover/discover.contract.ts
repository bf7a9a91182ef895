import * as z from 'zod/mini';
import { endpoint } from '../contract/endpoint.ts';
import { Id } from '../products/products.models.ts';
import { discoverCalls } from './discover.calls.ts';
import { FoundUser } from './discover.models.ts';

export const discoverContract = {
  search: endpoint(discoverCalls.search, {
    summary: 'Find people by their username, the exact one first',
    self: 'query.userId',
    query: z.object({
      query: z.string().check(z.maxLength(200)),
      userId: z.optional(Id),
      limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(30)), 30),
    }),
    response: z.object({ users: z.array(FoundUser) }),
  }),
};
