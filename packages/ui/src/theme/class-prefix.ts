/** What every class name of the built package begins with, so that a rule can be for our elements and for no other. */
export const CLASS_PREFIX = 'vtr-';

/** The class names of a version of the package: those of two versions on one page are not taken for each other. */
export const classNamesOf =
  (version: string) =>
  ({ hash }: { hash: string }): string =>
    `${CLASS_PREFIX}${version.replace(/\W/g, '_')}_${hash}`;
