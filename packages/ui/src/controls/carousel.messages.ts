import { defineMessages } from '../provider/messages.ts';

export const carouselMessages = defineMessages('carousel', {
  carousel: 'carousel',
  slide: 'slide',
  previous: 'Previous',
  next: 'Next',
  /** Place of the slide, from 1, and the number of slides. */
  place: (place: number, of: number) => `${place} / ${of}`,
});
