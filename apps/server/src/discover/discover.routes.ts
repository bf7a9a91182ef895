import type { VitrineContract } from '@vitrine/api';
import type { Handlers } from '../http/mount.ts';
import type { Discover } from './discover.service.ts';

export const discoverRoutes = (discover: Discover): Handlers<VitrineContract['discover']> => ({
  search: async ({ query, person }) => ({
    users: await discover.usersNamed(person.id, query.query, query.limit),
  }),
});
