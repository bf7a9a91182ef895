import { defineArea, type House } from '../area/define-area.ts';
import { MINUTE } from '../kernel/clock.ts';
import { createProfileDetails } from '../profile/profile-details.service.ts';
import { digestLetter, digestsListeners, queueDigests } from './digests.ts';
import { notificationsListeners } from './notifications.service.ts';
import { createUnsubscribe } from './unsubscribe.ts';

export const notificationsArea = defineArea({
  brings: ({ db, clock }) => ({
    listeners: { notifications: [...notificationsListeners, ...digestsListeners] },
    letters: {
      notifications: (origin: string) => [
        digestLetter(db, { clock, details: createProfileDetails(db), origin }),
      ],
    },
  }),
  open({ db, clock, startWork, onMailQueued }: House) {
    const details = createProfileDetails(db);
    startWork({
      name: 'digests',
      work: async () => {
        await queueDigests(db, { clock, details });
        onMailQueued();
      },
      idle: 10 * MINUTE,
    });
    return { services: { unsubscribe: createUnsubscribe(db) }, handlers: {} };
  },
});
