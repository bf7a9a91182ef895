import type { VitrineContract } from '@vitrine/api';
import type { Handlers } from '../http/mount.ts';
import { DomainError } from '../kernel/domain-error.ts';
import type { Lifecycle } from '../kernel/lifecycle.ts';
import type { Live } from './live.service.ts';
import type { Presence } from './presence.service.ts';

const RETRY_AFTER_SECONDS = 2;

export interface LiveRoutesOptions {
  live: Live;
  presence: Presence;
  lifecycle: Pick<Lifecycle, 'isStopping'>;
}

export const liveRoutes = ({
  live,
  presence,
  lifecycle,
}: LiveRoutesOptions): Handlers<VitrineContract['live']> => ({
  async open({ person }) {
    if (lifecycle.isStopping) throw new DomainError('busy', { retryAfter: RETRY_AFTER_SECONDS });
    return live.open(person);
  },
  async typing({ params, person }) {
    await live.typing(person.id, params.id);
    return { success: true };
  },
  visibility: async ({ person }) => ({ showOnline: await presence.shows(person.id) }),
  async setVisibility({ body: { showOnline }, person }) {
    await presence.setVisibility(person.id, showOnline);
    return { showOnline };
  },
});
