// Written by `pnpm icons` from lucide 1.75.0.
/*! Icon of Lucide, ISC License; in full in third-party-licenses.txt of @vitrine/ui. */
export const CHEVRON_DOWN = 'm6 9 6 6 6-6';
