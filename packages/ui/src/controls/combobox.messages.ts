import { plural } from '../provider/english.ts';
import { defineMessages } from '../provider/messages.ts';

export const comboboxMessages = defineMessages('combobox', {
  /** Names the button that opens the list. */
  showOptions: 'Show options',
  none: 'Nothing found',
  failed: 'The options couldn’t be loaded.',
  /** Shown below the first 100 options, with the number of the others. */
  more: (more: number) => `And ${more} more: type to find them`,
  /** Announced when the found options change. */
  found: (count: number) => plural(count, { one: '1 option', other: `${count} options` }),
  /** Error of a text that matches no option. */
  choose: 'Choose one of the options.',
});
