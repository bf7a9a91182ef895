// Written by `pnpm icons` from lucide 1.75.0.
/*! Icon of Lucide, ISC License; in full in third-party-licenses.txt of @vitrine/ui. */
export const GRIP_VERTICAL = [
  'M8 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0z',
  'M8 5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0z',
  'M8 19a1 1 0 1 0 2 0a1 1 0 1 0 -2 0z',
  'M14 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0z',
  'M14 5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0z',
  'M14 19a1 1 0 1 0 2 0a1 1 0 1 0 -2 0z',
];
