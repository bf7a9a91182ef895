import type { VitrineContract } from '@vitrine/api';
import type { Handlers } from '../http/mount.ts';
import type { Profiles } from './profile.service.ts';

export const profileRoutes = (profiles: Profiles): Handlers<VitrineContract['profile']> => ({
  get: ({ params, person }) => profiles.get(person.id, params.id),
  picture: async ({ params, person }) => ({ signedUrl: await profiles.picture(person.id, params.id) }),
  cover: async ({ params, person }) => ({ signedUrl: await profiles.cover(person.id, params.id) }),
});
