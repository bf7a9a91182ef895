import { defineMessages } from '../provider/messages.ts';

export const composerMediaMessages = defineMessages('composerMedia', {
  title: 'Photos and videos',
  howToMove: 'Drag to reorder',
  /** Follows `howToMove` on devices with a fine pointer. */
  howToMoveByKey: '(arrow keys work, too)',
  picture: (place: number, count: number) => `Photo ${place} of ${count}`,
  video: (place: number, count: number) => `Video ${place} of ${count}`,
  moved: (place: number, count: number) => `Moved to position ${place} of ${count}`,
  moveEarlier: (name: string) => `Move earlier: ${name}`,
  moveLater: (name: string) => `Move later: ${name}`,
  alt: 'Alt text',
  altExample: 'Describe this photo or video',
  cropOf: (name: string) => `Crop: ${name}`,
  remove: (name: string) => `Remove: ${name}`,
  cancel: (name: string) => `Cancel: ${name}`,
  retryLabel: 'Retry',
  retry: (name: string) => `Retry: ${name}`,
  uploading: 'Uploading',
  waiting: 'Waiting',
  failed: 'Upload failed',
});
