import { defineMessages } from '../provider/messages.ts';

export const createRoomMessages = defineMessages('createRoom', {
  name: 'Name',
  /** Characters written, and the most. */
  count: (count: number, most: number) => `${count} / ${most}`,
  description: 'Description (optional)',
  private: 'Private Room (invite only)',
  create: 'Create room',
});
