import { roomsCalls } from '@vitrine/api';
import { useState } from 'react';
import { failureOf, type OutboxFailure } from '../outbox/outbox-entry.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { roomNews } from './room-news.ts';
import { roomThreads } from './room-threads.ts';

/** The departure from a room. */
export interface LeaveRoom {
  isLeaving: boolean;
  /** Resolves to the failure, or to undefined once the viewer has left. */
  leave(): Promise<OutboxFailure | undefined>;
}

/** Returns the function to leave a room. */
export function useLeaveRoom(roomId: string): LeaveRoom {
  const services = useServices();
  const [isLeaving, setLeaving] = useState(false);
  return {
    isLeaving,
    async leave() {
      const news = roomNews(services);
      setLeaving(true);
      // The hint that the viewer has left may come before the answer.
      news.noteLeaving(roomId, true);
      try {
        await services.api(roomsCalls).leave({ params: { id: roomId } });
        roomThreads(services).forget(roomId);
        return undefined;
      } catch (error) {
        news.noteLeaving(roomId, false);
        return failureOf(error);
      } finally {
        // Also after a failure, since the server may have heard the wish.
        void news.look();
        setLeaving(false);
      }
    },
  };
}
