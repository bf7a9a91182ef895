import { defineMessages } from '../provider/messages.ts';

export const messageComposerMessages = defineMessages('messageComposer', {
  field: 'Message',
  placeholder: 'Type a message...',
  startVote: 'Start Vote',
  addPicture: 'Add a photo',
  removePicture: 'Remove the photo',
  chosenPicture: 'Chosen photo',
  send: 'Send message',
  save: 'Save message',
  notPicture: 'Please select an image file',
  ok: 'OK',
  people: 'People in this room',
  found: (count: number) => (count === 1 ? '1 person' : `${count} people`),
  replyTo: 'Reply to {name}',
  replyToYou: 'Reply to yourself',
  editing: 'Edit message',
  cancelReply: 'Cancel the reply',
  cancelEdit: 'Cancel the edit',
  dropHere: 'Drop a photo here',
});
