// Written by `pnpm icons` from lucide 1.75.0.
/*! Icon of Lucide, ISC License; in full in third-party-licenses.txt of @vitrine/ui. */
export const USER_ROUND_X = [
  'm16.5 16.5 5 5',
  'M2 21a8 8 0 0 1 11.531-7.18',
  'm21.5 16.5-5 5',
  'M5 8a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z',
];
