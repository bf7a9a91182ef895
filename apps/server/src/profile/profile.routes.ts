import type { VitrineContract } from '@vitrine/api';
import type { Handlers } from '../http/mount.ts';
import type { Profiles } from './profile.service.ts';

export const profileRoutes = (profiles: Profiles): Handlers<VitrineContract['profile']> => ({
  get: ({ params }) => profiles.get(params.id),
});
