import { defineMessages } from '../provider/messages.ts';

/** Texts of the pictures and videos of a post that is being written. */
export const composerMediaMessages = defineMessages('composerMedia', {
  title: 'Pictures and videos',
  howToMove: 'To move one, drag it, or press the arrow keys on it.',
  picture: (place: number, count: number) => `Picture ${place} of ${count}`,
  video: (place: number, count: number) => `Video ${place} of ${count}`,
  moved: (place: number, count: number) => `Moved to place ${place} of ${count}`,
  alt: 'Description for blind people',
  altExample: 'What is to be seen',
  crop: 'Crop',
  cropOf: (name: string) => `Crop: ${name}`,
  remove: (name: string) => `Remove: ${name}`,
  removeLabel: 'Remove',
  cancelLabel: 'Cancel',
  cancel: (name: string) => `Cancel: ${name}`,
  retryLabel: 'Retry',
  retry: (name: string) => `Retry: ${name}`,
  uploading: 'Uploading',
  waiting: 'Waits for its turn',
  failed: 'It did not arrive.',
});
