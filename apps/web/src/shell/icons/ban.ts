// Written by `pnpm icons` from lucide 1.75.0.
/*! Icon of Lucide, ISC License; in full in third-party-licenses.txt of @vitrine/ui. */
export const BAN = ['M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0z', 'M4.929 4.929 19.07 19.071'];
