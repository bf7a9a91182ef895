import { defineMessages } from '@vitrine/ui';

export const productMessages = defineMessages('product', {
  // The server writes the same title into the page's head.
  title: (name: string, maker: string | null) => (maker ? `${name} by ${maker}` : name),
  notFound: 'Product not found',
});
