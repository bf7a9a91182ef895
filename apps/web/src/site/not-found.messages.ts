import { defineMessages } from '@vitrine/ui';

export const notFoundMessages = defineMessages('notFound', {
  /** Title of the document. */
  name: 'Page not found',
  /** The same as a headline, whose end is in the accent colour. */
  title: 'Page not',
  found: 'found',
  help: 'The link may be old. Search for it instead.',
});
