// Written by `pnpm icons` from lucide 1.75.0.
/*! Icon of Lucide, ISC License; in full in third-party-licenses.txt of @vitrine/ui. */
export const ARROW_UP_RIGHT = ['M7 7h10v10', 'M7 17 17 7'];
