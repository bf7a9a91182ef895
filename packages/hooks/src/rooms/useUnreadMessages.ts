import { useEffect, useSyncExternalStore } from 'react';
import { useServices } from '../services/ServicesProvider.tsx';
import { useSession } from '../session/useSession.ts';
import { ROOM_LOOK_HIDDEN_MS, roomNews } from './room-news.ts';

/** Returns the number of unread messages in the viewer's rooms; 0 for guests and until it is known. */
export function useUnreadMessages(): number {
  const news = roomNews(useServices());
  const isMember = useSession().status === 'authenticated';
  useEffect(() => (isMember ? news.watch(ROOM_LOOK_HIDDEN_MS) : undefined), [news, isMember]);
  const { unreadCount = 0 } = useSyncExternalStore(news.subscribe, news.getState, news.getState);
  return isMember ? unreadCount : 0;
}
