// Written by `pnpm icons` from lucide 1.75.0.
/*! Icon of Lucide, ISC License; in full in third-party-licenses.txt of @vitrine/ui. */
export const SEARCH = ['m21 21-4.34-4.34', 'M3 11a8 8 0 1 0 16 0a8 8 0 1 0 -16 0z'];
