import { defineMessages } from '../provider/messages.ts';

/** Texts of a carousel. */
export const carouselMessages = defineMessages('carousel', {
  carousel: 'carousel',
  slide: 'slide',
  previous: 'Previous',
  next: 'Next',
  /** Which of how many, from 1. */
  place: (place: number, of: number) => `${place} / ${of}`,
});
