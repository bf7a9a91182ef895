import { defineMessages } from '../provider/messages.ts';

export const roomListMessages = defineMessages('roomList', {
  you: 'You',
  author: (name: string) => `@${name}`,
  /** Names of the first people, and the number of others. */
  names: (names: string, more: number) => (more > 0 ? `${names} +${more} more` : names),
  onlyYou: 'Only you',
  people: (count: number) => (count === 1 ? '1 person' : `${count} people`),
  unread: (count: number) => (count === 1 ? '1 unread message' : `${count} unread messages`),
  quiet: 'No messages yet',
  rooms: 'Dressing rooms',
});
