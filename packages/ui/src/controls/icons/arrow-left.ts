// Written by `pnpm icons` from lucide 1.75.0.
/*! Icon of Lucide, ISC License; in full in third-party-licenses.txt of @vitrine/ui. */
export const ARROW_LEFT = ['m12 19-7-7 7-7', 'M19 12H5'];
