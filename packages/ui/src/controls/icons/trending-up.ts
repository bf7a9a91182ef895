// Written by `pnpm icons` from lucide 1.75.0.
/*! Icon of Lucide, ISC License; in full in third-party-licenses.txt of @vitrine/ui. */
export const TRENDING_UP = ['M16 7h6v6', 'm22 7-8.5 8.5-5-5L2 17'];
