/** Texts of the pages of verified and popular products. */
export const filteredTexts = {
  title: { verified: 'Verified products', popular: 'Popular products' },
  filters: (count: number) => (count > 0 ? `Filters (${count})` : 'Filters'),
  end: "You've reached the end of the products!",
  empty: { title: 'Nothing matches these filters', help: 'Widen the price or take a filter away.' },
} as const;
