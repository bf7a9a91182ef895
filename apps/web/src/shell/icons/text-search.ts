// Written by `pnpm icons` from lucide 1.75.0.
/*! Icon of Lucide, ISC License; in full in third-party-licenses.txt of @vitrine/ui. */
export const TEXT_SEARCH = [
  'M21 5H3',
  'M10 12H3',
  'M10 19H3',
  'M14 15a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z',
  'm21 19-1.9-1.9',
];
