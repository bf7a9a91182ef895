// Written by `pnpm icons` from lucide 1.75.0.
/*! Icon of Lucide, ISC License; in full in third-party-licenses.txt of @vitrine/ui. */
export const CLOCK = ['M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0z', 'M12 6v6l4 2'];
