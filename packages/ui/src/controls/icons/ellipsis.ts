// Written by `pnpm icons` from lucide 1.75.0.
/*! Icon of Lucide, ISC License; in full in third-party-licenses.txt of @vitrine/ui. */
export const ELLIPSIS = [
  'M11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0z',
  'M18 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0z',
  'M4 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0z',
];
