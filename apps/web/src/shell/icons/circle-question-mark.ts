// Written by `pnpm icons` from lucide 1.75.0.
/*! Icon of Lucide, ISC License; in full in third-party-licenses.txt of @vitrine/ui. */
export const CIRCLE_QUESTION_MARK = [
  'M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0z',
  'M9 9.5a3 2.5 0 016 0c0 2-2 2-3 3.5',
  'M12 17h.01',
];
