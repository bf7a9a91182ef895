// Written by `pnpm icons` from lucide 1.75.0.
/*! Icon of Lucide, ISC License; in full in third-party-licenses.txt of @vitrine/ui. */
export const HASH = ['M4 9L20 9', 'M4 15L20 15', 'M10 3L8 21', 'M16 3L14 21'];
