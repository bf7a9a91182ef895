// Written by `pnpm icons` from lucide 1.75.0.
/*! Icon of Lucide, ISC License; in full in third-party-licenses.txt of @vitrine/ui. */
export const CIRCLE_CHECK = ['M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0z', 'm16 9-5.5 5.5L8 12'];
