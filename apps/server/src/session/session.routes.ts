import type { VitrineContract } from '@vitrine/api';
import type { Handlers } from '../http/mount.ts';
import type { Session } from './session.service.ts';

export const sessionRoutes = (session: Session): Handlers<VitrineContract['session']> => ({
  register: ({ body }) => session.register(body),
  login: ({ body, address }) => session.login(body, address),
  logout: async ({ person }) => {
    await session.logout(person.token);
    return { success: true };
  },
});
