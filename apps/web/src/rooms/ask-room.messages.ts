import { defineMessages } from '@vitrine/ui';

export const askRoomMessages = defineMessages('askRoom', {
  title: 'Ask a room',
  select: 'Select',
  selected: (count: number) => `${count} selected`,
  atMost: '6 at most',
  cancel: 'Cancel selection',
  selectHelp: 'Choose one to send it as a card, or up to six to vote on.',
  bar: 'Selection',
  question: 'Which one?',
  sentTo: (room: string) => `Sent to ${room}`,
  open: 'Open',
  sendFailed: 'Failed to send message',
  voteFailed: 'Failed to create vote. Please try again.',
  createFailed: 'Failed to create room',
  roomsFailed: 'Failed to load dressing rooms',
});
