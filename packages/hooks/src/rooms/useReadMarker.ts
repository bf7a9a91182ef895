import { roomsCalls } from '@vitrine/api';
import { useEffect, useRef } from 'react';
import { useServices } from '../services/ServicesProvider.tsx';
import { roomNews } from './room-news.ts';

/**
 * Marks the messages of a room as read, up to the greatest number seen.
 *
 * @param number Number of the newest message while it is in view; undefined while it is not.
 */
export function useReadMarker(roomId: string, number: number | undefined): void {
  const services = useServices();
  const marked = useRef(new Map<string, number>());
  useEffect(() => {
    if (number === undefined || number <= (marked.current.get(roomId) ?? -1)) return;
    const before = marked.current.get(roomId);
    marked.current.set(roomId, number);
    const news = roomNews(services);
    news.note(roomId, 0);
    services
      .backgroundApi(roomsCalls)
      .read({ params: { id: roomId }, body: { number } }, { keepalive: true })
      .then(
        () => news.look(),
        () => {
          // The next message in view tries again.
          if (before === undefined) marked.current.delete(roomId);
          else marked.current.set(roomId, before);
        },
      );
  }, [services, roomId, number]);
}
