// Written by `pnpm icons` from lucide 1.75.0.
/*! Icon of Lucide, ISC License; in full in third-party-licenses.txt of @vitrine/ui. */
export const USERS_ROUND = [
  'M18 21a8 8 0 0 0-16 0',
  'M5 8a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z',
  'M22 20c0-3.37-2-6.5-4-8a5 5 0 0 0-.45-8.3',
];
