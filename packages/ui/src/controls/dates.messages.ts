import { defineMessages } from '../provider/messages.ts';

export const datesMessages = defineMessages('dates', {
  /** Placeholder of `MaskedDateField`, whose order stays month, day, year in every language. */
  form: 'MM/DD/YYYY',
  /** Error if a part of the date is missing, or the day does not exist. */
  unreadable: 'Enter a full date: month, day, and year.',
  tooEarly: (first: string) => `Choose ${first} or later.`,
  tooLate: (last: string) => `Choose ${last} or earlier.`,
});
