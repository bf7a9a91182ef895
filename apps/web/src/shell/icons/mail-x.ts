// Written by `pnpm icons` from lucide 1.75.0.
/*! Icon of Lucide, ISC License; in full in third-party-licenses.txt of @vitrine/ui. */
export const MAIL_X = [
  'M22 12.532V6a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h8.792',
  'm22 7-8.991 5.727a2 2 0 0 1-2.009 0L2 7',
  'm16.5 16.5 5 5',
  'm21.5 16.5-5 5',
];
