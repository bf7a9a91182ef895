import { defineArea, type House } from '../area/define-area.ts';
import { inStreams } from '../events/stream-listener.ts';
import { presenceChanged, typed } from './live.events.ts';
import { liveRoutes } from './live.routes.ts';
import { createLive, type LiveOptions } from './live.service.ts';
import { createPresence, type PresenceNeeds, RENEW_EVERY_MS, type Witnesses } from './presence.service.ts';

interface Needs extends House, PresenceNeeds {
  witnesses: Witnesses;
  rooms: { unread: LiveOptions['numbersOf'] };
  othersInRoom(db: House['db'], roomId: string, personId: string): Promise<string[] | undefined>;
}

export const liveArea = defineArea({
  brings() {
    const witnesses: Witnesses = { tell: async () => {} };
    return {
      witnesses,
      live: {
        live: [
          inStreams(typed, (streams, { roomId, personId, people }) =>
            streams.send(people.split(','), { type: 'typing', roomId, userId: personId }),
          ),
          inStreams(presenceChanged, (_, about) => void witnesses.tell(about).catch(() => undefined)),
        ],
      },
    };
  },
  open({
    db,
    clock,
    streams,
    lifecycle,
    hint,
    startWork,
    rooms,
    othersInRoom,
    witnesses,
    companionsOf,
    areApart,
  }: Needs) {
    const presence = createPresence(db, { clock, streams, hint, companionsOf, areApart });
    witnesses.tell = presence.tell;
    const othersIn = (roomId: string, personId: string) => othersInRoom(db, roomId, personId);
    const live = createLive({ clock, streams, presence, hint, numbersOf: rooms.unread, othersIn });
    startWork({ name: 'presence', work: live.work, idle: RENEW_EVERY_MS });
    return { handlers: { live: liveRoutes({ live, presence, lifecycle }) } };
  },
});
