import { plural } from '../provider/english.ts';
import { defineMessages } from '../provider/messages.ts';

export const linkPickerMessages = defineMessages('linkPicker', {
  title: 'Add a product',
  address: 'Product link',
  addressExample: 'Paste a product link',
  addAddress: 'Add link',
  sources: 'Choose from',
  add: 'Add',
  addOf: (name: string) => `Add ${name}`,
  added: 'Added',
  addedOf: (name: string) => `Added ${name}`,
  count: (links: number) => plural(links, { one: '1 link', other: `${links} links` }),
  full: (most: number) =>
    plural(most, { one: 'A post can have 1 link.', other: `A post can have up to ${most} links.` }),
  done: 'Done',
  loading: 'Loading preview',
  failed: 'Failed to load preview',
  retry: 'Retry',
  retryOf: (name: string) => `Retry ${name}`,
  name: 'Product name',
  nameExample: 'Wool coat',
  nameHint: 'Add a product name to include this link.',
  rename: (name: string) => `Rename ${name}`,
  remove: (name: string) => `Remove ${name}`,
});
