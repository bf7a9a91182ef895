import { ApiError, type RoomDetails, type RoomPerson, roomErrors, roomsCalls } from '@vitrine/api';
import { useEffect, useSyncExternalStore } from 'react';
import { useListener } from '../emitter/useListener.ts';
import { EVERY_PAGE, useResource } from '../resource/useResource.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { useViewerId } from '../session/useViewerId.ts';
import { ROOM_LOOK_MS, roomNews } from './room-news.ts';

/** A room with its people. */
export interface RoomView {
  /** Undefined until loaded, and once the viewer is no longer in it. */
  room: RoomDetails | undefined;
  error: unknown;
  reload(): void;
  /** Loads the people again in the background. */
  refresh(): void;
  /** The viewer among the people. */
  viewer: RoomPerson | undefined;
}

const leftRoom = new ApiError('http', roomErrors.room_not_found.text, {
  status: roomErrors.room_not_found.status,
  code: 'room_not_found',
});

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
  const hasLeft = useSyncExternalStore(
    news.subscribe,
    () => news.getState().left.has(roomId),
    () => false,
  );
  const isLeaving = useSyncExternalStore(
    news.subscribe,
    () => news.getState().leaving.has(roomId),
    () => false,
  );
  useEffect(() => () => news.noteLeaving(roomId, false), [news, roomId]);
  // Other failures keep the value.
  const isRefused = error instanceof ApiError && error.code === 'room_not_found';
  const isGone = !isLeaving && (hasLeft || isRefused);
  const room = isGone ? undefined : value;
  const viewer = room?.participants.find(({ id }) => id === viewerId);
  const reloadAll = () => {
    reload();
    void news.look();
  };
  return { room, error: isGone ? (error ?? leftRoom) : error, reload: reloadAll, refresh, viewer };
}
