import { defineMessages } from '@vitrine/ui';

/** Texts of the page of addresses that lead nowhere. */
export const notFoundMessages = defineMessages('notFound', {
  title: 'There is nothing at this address',
  help: 'It may have moved, or the link has a typing mistake.',
  action: 'Go to the home page',
});
