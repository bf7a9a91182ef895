import * as z from 'zod/mini';
import { Id } from '../contract/contract.models.ts';
import { area, endpoint, stream } from '../contract/endpoint.ts';
import { reads } from '../contract/reading.ts';
import { roomErrors } from '../rooms/rooms.rules.ts';
import { LiveEvent, Visibility } from './live.models.ts';

const { room_not_found } = roomErrors;

export const liveContract = area({
  description: 'Hints of changes as they happen.',
  calls: {
    open: stream({
      method: 'GET',
      path: '/api/live',
      who: 'person',
      summary: 'A stream of hints about the viewer’s rooms and relations',
      description:
        'Server-sent events. The first one has the numbers of all rooms, so nothing needs to be replayed. A comment is sent every 15 seconds. The stream ends with the session. A session has at most three; one more is refused with `too_many_requests`.',
      response: LiveEvent,
      extension: true,
    }),
    typing: endpoint({
      method: 'POST',
      path: '/api/dressingroom/rooms/{id}/typing',
      who: 'person',
      summary: 'Report that the viewer is typing in a room',
      description: 'Nothing is stored. Reports within three seconds of another are ignored.',
      params: z.object({ id: Id }),
      response: z.object({ success: z.boolean().check(reads({ otherwise: true })) }),
      errors: { room_not_found },
      extension: true,
    }),
    visibility: endpoint({
      method: 'GET',
      path: '/api/live/visibility',
      who: 'person',
      summary: 'Whether others may see that the viewer is online or typing',
      response: Visibility,
      extension: true,
    }),
    setVisibility: endpoint({
      method: 'PUT',
      path: '/api/live/visibility',
      who: 'person',
      summary: 'Set whether others may see that the viewer is online or typing',
      body: z.object({ showOnline: z.boolean() }),
      response: Visibility,
      extension: true,
    }),
  },
});
