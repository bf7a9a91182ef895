import { MESSAGE_EDIT_MS, type Message, roomsCalls } from '@vitrine/api';
import { failureOf, type OutboxFailure } from '../outbox/outbox-entry.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { roomThreads } from './room-threads.ts';

/** Changes of the viewer's own messages. Both resolve to the failure, or to undefined. */
export interface OwnMessageActions {
  edit(message: Message, content: string): Promise<OutboxFailure | undefined>;
  remove(message: Message): Promise<OutboxFailure | undefined>;
}

/** Whether a message may still be edited. */
export const isEditable = ({ createdAt, messageType, deletedAt }: Message, now = Date.now()): boolean =>
  !deletedAt && messageType !== 'vote' && now - Date.parse(createdAt) < MESSAGE_EDIT_MS;

/** Returns the functions that change the viewer's own messages. They show at once. */
export function useOwnMessage(roomId: string): OwnMessageActions {
  const services = useServices();
  const { timeline, catchUp } = roomThreads(services).of(roomId);

  async function change(
    message: Message,
    next: Message,
    send: () => Promise<unknown>,
  ): Promise<OutboxFailure | undefined> {
    timeline.put(next);
    try {
      await send();
      return undefined;
    } catch (error) {
      timeline.put(message);
      return failureOf(error);
    } finally {
      void catchUp();
    }
  }

  return {
    edit(message, content) {
      const params = { id: roomId, messageId: message.id };
      const next = { ...message, content, editedAt: new Date().toISOString() };
      return change(message, next, () => services.api(roomsCalls).edit({ params, body: { content } }));
    },
    remove(message) {
      const params = { id: roomId, messageId: message.id };
      const next = { ...message, content: '', attachments: [], deletedAt: new Date().toISOString() };
      return change(message, next, () => services.api(roomsCalls).remove({ params }));
    },
  };
}
