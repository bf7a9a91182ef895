import { defineMessages } from '../provider/messages.ts';

export const pictureCropMessages = defineMessages('pictureCrop', {
  zoom: 'Zoom',
  /** Visible instructions; `keys` are for screen readers. */
  hint: 'Drag the photo to move it. Pinch, scroll, or use the slider to zoom.',
  keys: 'Use the arrow keys to move the photo, and plus and minus to zoom.',
  /** Announced after a move by keyboard: the middle of the part, in percent of the picture. */
  place: (fromLeft: number, fromTop: number) => `${fromLeft}% from the left, ${fromTop}% from the top`,
  broken: 'This photo can’t be shown. Choose another one.',
});
