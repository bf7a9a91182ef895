import { type RoomDetails, type RoomPerson, roomsCalls } from '@vitrine/api';
import { useEffect } from 'react';
import { useListener } from '../emitter/useListener.ts';
import { EVERY_PAGE, useResource } from '../resource/useResource.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { useViewerId } from '../session/useViewerId.ts';
import { ROOM_LOOK_MS, roomNews } from './room-news.ts';

/** A room with its people. */
export interface RoomView {
  /** Undefined until loaded. */
  room: RoomDetails | undefined;
  error: unknown;
  reload(): void;
  /** Loads the people again in the background. */
  refresh(): void;
  /** The viewer among the people. */
  viewer: RoomPerson | undefined;
}

/** Returns a room with its people, which follow changes while the component is mounted. */
export function useRoom(roomId: string): RoomView {
  const services = useServices();
  const viewerId = useViewerId();
  const news = roomNews(services);
  const { value, error, reload, refresh } = useResource(
    viewerId === undefined ? undefined : ['room', roomId, viewerId],
    (api) => api(roomsCalls).get({ params: { id: roomId } }),
    { personal: true, page: EVERY_PAGE, isStillTrue: () => false },
  );
  useEffect(() => (viewerId === undefined ? undefined : news.watch(ROOM_LOOK_MS)), [news, viewerId]);
  useListener(news.onChange, ({ id }) => {
    if (id === roomId) refresh();
  });
  const viewer = value?.participants.find(({ id }) => id === viewerId);
  return { room: value, error, reload, refresh, viewer };
}
