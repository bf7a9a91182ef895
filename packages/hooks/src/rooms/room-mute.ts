import { roomsCalls } from '@vitrine/api';
import { defineRelation, defineThing } from '../optimistic/relation.ts';

/** A room, as far as a viewer may mute it. */
export interface MutableRoom {
  id: string;
  isMuted?: boolean | undefined;
}

const roomThing = defineThing<MutableRoom>({
  kind: 'room',
  idOf: ({ id }) => id,
  from(stored) {
    const { id } = (stored ?? {}) as Partial<MutableRoom>;
    return typeof id === 'string' ? { id } : undefined;
  },
});

/** Whether the viewer muted a room; use it with `useToggle`. */
export const roomMute = defineRelation<MutableRoom, boolean>({
  of: roomThing,
  kind: 'roomMute',
  send: async (api, { id, value, sequence }) =>
    (await api(roomsCalls).mute({ params: { id }, body: { muted: value, sequence } }, { keepalive: true }))
      .holds,
  flag: ({ isMuted }) => isMuted,
  gate: { kind: 'expired' },
});
