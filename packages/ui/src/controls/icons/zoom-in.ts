// Written by `pnpm icons` from lucide 1.75.0.
/*! Icon of Lucide, ISC License; in full in third-party-licenses.txt of @vitrine/ui. */
export const ZOOM_IN = [
  'M3 11a8 8 0 1 0 16 0a8 8 0 1 0 -16 0z',
  'M21 21L16.65 16.65',
  'M11 8L11 14',
  'M8 11L14 11',
];
