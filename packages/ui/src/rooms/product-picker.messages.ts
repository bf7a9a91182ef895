import { defineMessages } from '../provider/messages.ts';

export const productPickerMessages = defineMessages('productPicker', {
  /** Name of a chosen product; `place` counts from 1. */
  chosen: (name: string, place: number) => `${name}, number ${place}`,
  atMost: (max: number) => `${max} at most`,
});
