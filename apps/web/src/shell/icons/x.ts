// Written by `pnpm icons` from lucide 1.75.0.
/*! Icon of Lucide, ISC License; in full in third-party-licenses.txt of @vitrine/ui. */
export const X = ['M18 6 6 18', 'm6 6 12 12'];
