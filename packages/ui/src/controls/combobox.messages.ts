import { defineMessages } from '../provider/messages.ts';

/** Texts of a field with options. */
export const comboboxMessages = defineMessages('combobox', {
  /** Names the button that opens the list. */
  showOptions: 'Show options',
  none: 'Nothing found',
  failed: 'The options did not load.',
  /** Stands below the first of very many. */
  more: (more: number) => `And ${more} more: type to find them`,
  /** Read out when others are found. */
  found: (count: number) => (count === 1 ? '1 option' : `${count} options`),
  /** What is wrong with a text that is none of them. */
  choose: 'Choose one of the options.',
});
