/** What a house that ships this under its own name changes. */
export const brand = {
  name: 'Vitrine',
} as const;
