// Written by `pnpm icons` from lucide 1.75.0.
/*! Icon of Lucide, ISC License; in full in third-party-licenses.txt of @vitrine/ui. */
export const ARROW_DOWN = ['M12 5v14', 'm19 12-7 7-7-7'];
