import { plural } from '../provider/english.ts';
import { defineMessages } from '../provider/messages.ts';

export const filesMessages = defineMessages('files', {
  chooseOne: 'Choose a file',
  choose: 'Choose files',
  /** Follows `chooseOne` or `choose`, except on touch screens. */
  orDrop: 'or drop or paste here',
  drop: 'Drop here',
  pictures: 'photos',
  videos: 'videos',
  sounds: 'sounds',
  /** `kinds` lists the accepted kinds, such as "pictures and PDF". */
  only: (kinds: string) => `Accepts ${kinds}.`,
  atMostBytes: (size: string, count: number) =>
    plural(count, { one: `Up to ${size}.`, other: `Up to ${size} each.` }),
  atMost: (count: number) => `Up to ${count} files.`,
  remove: (name: string) => `Remove ${name}`,
  added: (count: number) => plural(count, { one: '1 file added', other: `${count} files added` }),
  removed: (name: string) => `${name} removed`,
  /** `names` are the first names, `more` is the number of others. */
  andMore: (names: string, more: number) => `${names} and ${more} more`,
  wrongType: (files: string) => `${files} can’t be used here.`,
  tooLarge: (files: string, size: string) => `${files}: larger than ${size}.`,
  empty: (files: string) => `${files}: empty.`,
  folder: (files: string) => `${files}: choose the files in the folder instead.`,
  tooMany: (files: string, count: number) =>
    `${files}: ${plural(count, { one: 'you can add one file', other: `you can add ${count} files` })} at most.`,
});
