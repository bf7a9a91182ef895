import { plural } from '../provider/english.ts';
import { defineMessages } from '../provider/messages.ts';

export const searchComboboxMessages = defineMessages('searchCombobox', {
  /** Names the arrow that closes the search on a phone. */
  close: 'Close search',
  /** Names the list of results. */
  results: 'Search results',
  /** Names the row of tabs. */
  kinds: 'Kinds of results',
  remove: (label: string) => `Remove ${label}`,
  searching: 'Searching',
  /** Announced when results arrive. */
  found: (count: number) => plural(count, { one: '1 result', other: `${count} results` }),
  /** Keys, shown below the results where there is a keyboard. */
  keys: ['Arrow keys to move', 'Enter to open', 'Esc to close'],
});
