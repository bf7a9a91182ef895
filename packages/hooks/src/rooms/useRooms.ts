import { ApiError, type Client, type Room, roomsCalls } from '@vitrine/api';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useListener } from '../emitter/useListener.ts';
import { EVERY_PAGE, type Resource, useResource } from '../resource/useResource.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { useViewerId } from '../session/useViewerId.ts';
import { ROOM_LOOK_MS, roomNews } from './room-news.ts';

/** The viewer's rooms, the latest activity first. */
export interface Rooms extends Pick<Resource<readonly Room[]>, 'error' | 'reload' | 'refresh'> {
  /** Undefined until loaded. */
  rooms: readonly Room[] | undefined;
}

/** Milliseconds between two loads of the list while rooms change. */
const REFRESH_MS = 1000;

/** Some servers have the list at the address with a hyphen only. */
async function listRooms(api: Client): Promise<readonly Room[]> {
  const calls = api(roomsCalls);
  try {
    return (await calls.list({})).rooms;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return (await calls.listOld({})).rooms;
    throw error;
  }
}

/** Returns the viewer's rooms, which follow changes while the component is mounted. */
export function useRooms(): Rooms {
  const services = useServices();
  const viewer = useViewerId();
  const news = roomNews(services);
  const { value, error, reload, refresh } = useResource(
    viewer === undefined ? undefined : ['rooms', viewer],
    listRooms,
    { personal: true, page: EVERY_PAGE, isStillTrue: () => false },
  );
  const { rooms: numbers, left } = useSyncExternalStore(news.subscribe, news.getState, news.getState);
  useEffect(() => (viewer === undefined ? undefined : news.watch(ROOM_LOOK_MS)), [news, viewer]);
  const later = useMemo(() => throttled(REFRESH_MS), []);
  useEffect(() => later.stop, [later]);
  useListener(news.onChange, () => later.run(refresh));
  // A room that the list lacks, or has and is gone: the viewer was invited, or left elsewhere.
  const isOther = value !== undefined && numbers.size + left.size > 0 && !isSameSet(value, numbers);
  useEffect(() => {
    if (isOther) later.run(refresh);
  });
  const rooms = useMemo(() => value && withUnread(value, numbers), [value, numbers]);
  return { rooms, error, reload, refresh };
}

const isSameSet = (rooms: readonly Room[], numbers: ReadonlyMap<string, unknown>) =>
  rooms.length === numbers.size && rooms.every(({ id }) => numbers.has(id));

const withUnread = (
  rooms: readonly Room[],
  numbers: ReadonlyMap<string, { unreadCount: number }>,
): readonly Room[] =>
  rooms.map((room) => {
    const unreadCount = numbers.get(room.id)?.unreadCount ?? room.unreadCount;
    return unreadCount === room.unreadCount ? room : { ...room, unreadCount };
  });

function throttled(pauseMs: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    run(act: () => void) {
      timer ??= setTimeout(() => {
        timer = undefined;
        act();
      }, pauseMs);
    },
    stop() {
      clearTimeout(timer);
      timer = undefined;
    },
  };
}
