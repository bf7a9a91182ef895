// Written by `pnpm icons` from lucide 1.75.0.
/*! Icon of Lucide, ISC License; in full in third-party-licenses.txt of @vitrine/ui. */
export const PALETTE = [
  'M12 22a1 1 0 0 1 0-20 10 9 0 0 1 10 9 5 5 0 0 1-5 5h-2.25a1.75 1.75 0 0 0-1.4 2.8l.3.4a1.75 1.75 0 0 1-1.4 2.8z',
  'M13 6.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 -1 0z',
  'M17 10.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 -1 0z',
  'M6 12.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 -1 0z',
  'M8 7.5a0.5 0.5 0 1 0 1 0a0.5 0.5 0 1 0 -1 0z',
];
