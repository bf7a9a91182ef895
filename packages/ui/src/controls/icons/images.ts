// Written by `pnpm icons` from lucide 1.75.0.
/*! Icon of Lucide, ISC License; in full in third-party-licenses.txt of @vitrine/ui. */
export const IMAGES = [
  'm22 11-1.296-1.296a2.4 2.4 0 0 0-3.408 0L11 16',
  'M4 8a2 2 0 0 0-2 2v10a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2',
  'M12 7a1 1 0 1 0 2 0a1 1 0 1 0 -2 0z',
  'M10 2h10a2 2 0 0 1 2 2v10a2 2 0 0 1 -2 2h-10a2 2 0 0 1 -2 -2v-10a2 2 0 0 1 2 -2z',
];
