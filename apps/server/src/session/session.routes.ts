import type { VitrineContract } from '@vitrine/api';
import type { Handlers } from '../http/mount.ts';
import type { Session } from './session.service.ts';

export const sessionRoutes = (session: Session): Handlers<VitrineContract['session']> => ({
  register: ({ body, from }) => session.register(body, from),
  login: ({ body, from }) => session.login(body, from),
  logout: async ({ person }) => {
    await session.logout(person.token);
    return { success: true };
  },
});
