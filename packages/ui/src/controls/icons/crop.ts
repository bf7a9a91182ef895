// Written by `pnpm icons` from lucide 1.75.0.
/*! Icon of Lucide, ISC License; in full in third-party-licenses.txt of @vitrine/ui. */
export const CROP = ['M6 2v14a2 2 0 0 0 2 2h14', 'M18 22V8a2 2 0 0 0-2-2H2'];
