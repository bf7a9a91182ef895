/** What every class name of the built package begins with, so that a rule can be for our elements and for no other. */
export const CLASS_PREFIX = 'vtr-';
