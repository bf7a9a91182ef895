import { defineMessages } from '../provider/messages.ts';

/** Texts of a picture that a part is chosen of. */
export const pictureCropMessages = defineMessages('pictureCrop', {
  zoom: 'Zoom',
  /** How it is used, by fingers, a mouse and keys. */
  hint: 'Drag the picture to move it. Pinch, scroll or use the slider to zoom.',
  keys: 'Arrow keys move the picture, plus and minus zoom.',
  /** Where the middle of the part is, in percent of the picture. */
  place: (fromLeft: number, fromTop: number) => `${fromLeft}% from the left, ${fromTop}% from the top`,
  broken: 'This picture cannot be shown. Choose another one.',
});
