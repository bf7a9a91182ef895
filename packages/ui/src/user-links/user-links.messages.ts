import { plural } from '../provider/english.ts';
import { defineMessages } from '../provider/messages.ts';

export const userLinksMessages = defineMessages('userLinks', {
  openings: (count: number) =>
    count === 0 ? 'Not opened yet' : plural(count, { one: 'Opened once', other: `Opened ${count} times` }),
  /** Names the menu of a link or a list. */
  optionsOf: (name: string) => `Options for ${name}`,
  rename: 'Edit label',
  /** Accessible name of the field for a new label. */
  newLabel: (label: string) => `Label of ${label}`,
  delete: 'Delete',
  pin: 'Pin',
  unpin: 'Unpin',
  /** Accessible name of a link's button: the action and the link. */
  doneWith: (action: string, label: string) => `${action}: ${label}`,
  opensNewTab: 'opens in a new tab',
  viewLinks: 'View links',
  links: (count: number) => plural(count, { one: '1 link', other: `${count} links` }),
  public: 'Public',
  private: 'Private',
  /** Names the handle that moves an item. */
  move: (name: string) => `Move ${name}`,
  /** Told to screen readers at a handle. */
  sortHelp: 'Press Space to lift, arrow keys to move, Space to drop, Escape to put back.',
  lifted: (name: string, place: number, of: number) => `${name} is lifted, at place ${place} of ${of}.`,
  movedTo: (name: string, place: number, of: number) => `${name} is at place ${place} of ${of}.`,
  dropped: (name: string, place: number, of: number) => `${name} is dropped at place ${place} of ${of}.`,
  putBack: (name: string) => `${name} is back at its place.`,
});
