// Written by `pnpm icons` from lucide 1.75.0.
/*! Icon of Lucide, ISC License; in full in third-party-licenses.txt of @vitrine/ui. */
export const USER_ROUND = ['M7 8a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z', 'M20 21a8 8 0 0 0-16 0'];
