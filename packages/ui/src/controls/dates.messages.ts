import { defineMessages } from '../provider/messages.ts';

/** Texts of a date that cannot be taken. */
export const datesMessages = defineMessages('dates', {
  /** A part of it is missing, or there is no such day. */
  unreadable: 'This is not a whole date. Fill in day, month and year.',
  tooEarly: (first: string) => `Choose ${first} or later.`,
  tooLate: (last: string) => `Choose ${last} or earlier.`,
});
