import { defineMessages } from '../provider/messages.ts';

export const roomMessagesMessages = defineMessages('roomMessages', {
  you: 'You',
  author: (name: string) => `@${name}`,
  deleted: 'Message deleted',
  edited: 'edited',
  sending: 'Sending…',
  notSent: 'Failed to send message',
  retry: 'Retry',
  retryOf: (text: string) => `Retry: ${text}`,
  delete: 'Delete',
  deleteOf: (text: string) => `Delete: ${text}`,
  /** Precedes the text of a reply, for screen readers. */
  inReplyTo: (name: string) => `In reply to ${name}:`,
  /** Name of a picture without words. */
  pictureOf: (name: string) => `Photo from ${name}`,
  ownPicture: 'Your photo',
  openPicture: (name: string) => `Open: ${name}`,
  opensNewTab: 'opens in a new tab',
  hidden: 'Message hidden',
  showAnyway: 'Show anyway',
  log: 'Messages',
  older: 'Show earlier messages',
  olderFailed: 'Earlier messages couldn’t be loaded.',
  loading: 'Loading dressing room...',
  /** The line above the first unread message. */
  unread: (count: number) => (count === 1 ? '1 new message' : `${count} new messages`),
  newMessages: 'New messages',
  /** One message, as screen readers announce it. */
  said: (name: string, text: string) => `${name}: ${text}`,
  typingOne: '{name} is typing…',
  typingTwo: '{name} and {other} are typing…',
  typingMany: 'Several people are typing…',
});
