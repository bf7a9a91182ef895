// Written by `pnpm icons` from lucide 1.75.0.
/*! Icon of Lucide, ISC License; in full in third-party-licenses.txt of @vitrine/ui. */
export const CHEVRON_RIGHT = 'm9 18 6-6-6-6';
