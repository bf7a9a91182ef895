// Written by `pnpm icons` from lucide 1.75.0.
/*! Icon of Lucide, ISC License; in full in third-party-licenses.txt of @vitrine/ui. */
export const CHART_NO_AXES_COLUMN = ['M5 21v-6', 'M12 21V3', 'M19 21V9'];
