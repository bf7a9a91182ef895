import { plural } from '../provider/english.ts';
import { defineMessages } from '../provider/messages.ts';

export const roomPickerMessages = defineMessages('roomPicker', {
  products: 'Products',
  remove: (name: string) => `Remove ${name}`,
  add: 'Add',
  addName: 'Add a product',
  question: 'Question',
  /** The question that is filled in. */
  whichOne: 'Which one?',
  rooms: 'Room',
  people: (count: number) => plural(count, { one: '1 person', other: `${count} people` }),
  search: 'Search rooms',
  noneFound: 'No rooms found',
  newRoom: 'New room',
  newRoomName: 'Room name',
  nameMissing: 'Enter a name for the room.',
  send: 'Send',
  sendTo: (room: string) => `Send to ${room}`,
  startVoteIn: (room: string) => `Start Vote in ${room}`,
  createAndSend: 'Create and send',
  cardsInstead: (count: number) => `Send as ${count} cards instead`,
});
