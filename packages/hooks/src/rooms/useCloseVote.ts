import { roomsCalls } from '@vitrine/api';
import { failureOf, type OutboxFailure } from '../outbox/outbox-entry.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { roomThreads } from './room-threads.ts';

/** Returns the function that closes one's own vote. It resolves to the failure, or to undefined. */
export function useCloseVote(roomId: string): (voteId: string) => Promise<OutboxFailure | undefined> {
  const services = useServices();
  return async (id) => {
    try {
      await services.api(roomsCalls).closeVote({ params: { id } });
      return undefined;
    } catch (error) {
      return failureOf(error);
    } finally {
      void roomThreads(services).of(roomId).catchUp();
    }
  };
}
