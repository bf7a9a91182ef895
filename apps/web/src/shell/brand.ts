/** What to change to ship this under another name. */
export const brand = {
  name: 'Vitrine',
  tagline: 'Find what you will love',
  description: 'A shop window that people share: find products, like them, decide together.',
} as const;
