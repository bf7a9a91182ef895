import { defineMessages } from '../provider/messages.ts';

/** Texts of the links of a post, as they are typed. */
export const linkFieldsMessages = defineMessages('linkFields', {
  title: 'Links',
  hint: 'A link needs an address and a name.',
  leftOutWithoutUrl: 'Left out until it has an address.',
  leftOutWithoutName: 'Left out until it has a name.',
  nth: (place: number) => `Link ${place}`,
  url: 'Address',
  urlExample: 'https://',
  label: 'Name',
  labelExample: 'What it leads to',
  add: 'Add a link',
  remove: (name: string) => `Remove ${name}`,
});
