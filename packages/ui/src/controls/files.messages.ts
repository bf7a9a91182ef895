import { defineMessages } from '../provider/messages.ts';

/** Texts of files to choose. */
export const filesMessages = defineMessages('files', {
  chooseOne: 'Choose a file',
  choose: 'Choose files',
  /** After one of these, where there is a pointer to drop with. */
  orDrop: 'or drop or paste here',
  drop: 'Drop here',
  pictures: 'pictures',
  videos: 'videos',
  sounds: 'sounds',
  /** The kinds that can be taken, in a list. */
  only: (kinds: string) => `Only ${kinds}.`,
  atMostBytes: (size: string, count: number) => (count === 1 ? `Up to ${size}.` : `Up to ${size} each.`),
  atMost: (count: number) => `${count} files at most.`,
  remove: (name: string) => `Remove ${name}`,
  added: (count: number) => (count === 1 ? '1 file added' : `${count} files added`),
  removed: (name: string) => `${name} removed`,
  /** Some names, and how many others. */
  andMore: (names: string, more: number) => `${names} and ${more} more`,
  wrongType: (files: string) => `${files}: files of this kind cannot be taken.`,
  tooLarge: (files: string, size: string) => `${files}: larger than ${size}.`,
  empty: (files: string) => `${files}: empty.`,
  folder: (files: string) => `${files}: a folder cannot be taken, the files in it can.`,
  tooMany: (files: string, count: number) =>
    `${files}: ${count === 1 ? 'only one file' : `only ${count} files`} can be taken.`,
});
