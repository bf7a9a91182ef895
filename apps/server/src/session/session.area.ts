import { defineArea, type House } from '../area/define-area.ts';
import { inStreams } from '../events/stream-listener.ts';
import { sessionsEnded } from './session.events.ts';
import { sessionRoutes } from './session.routes.ts';
import { createSession, type SessionOptions } from './session.service.ts';
import { createSessionsAmong } from './sessions-among.ts';

export const sessionArea = defineArea({
  brings: ({ db, clock }) => ({
    sessionsAmong: createSessionsAmong(db, clock),
    live: {
      session: [inStreams(sessionsEnded, (streams, { personId }) => void streams.endOutdated(personId))],
    },
  }),
  open({ db, clock, config, hint, confirmation }: House & Pick<SessionOptions, 'confirmation'>) {
    const { sessionDays, limits } = config;
    const session = createSession(db, { clock, sessionDays, limits, confirmation, hint });
    return { services: { session }, handlers: { session: sessionRoutes(session) } };
  },
});
