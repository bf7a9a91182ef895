import { defineMessages } from '../provider/messages.ts';

export const linkFieldsMessages = defineMessages('linkFields', {
  title: 'Links',
  hint: 'Each link needs a product name.',
  leftOutWithoutUrl: 'Paste a link to include this product.',
  leftOutWithoutName: 'Add a product name to include this link.',
  nth: (place: number) => `Link ${place}`,
  url: 'Link',
  urlExample: 'Paste a product link',
  label: 'Product name',
  labelExample: 'Wool coat',
  add: 'Add a link',
  remove: (name: string) => `Remove ${name}`,
});
