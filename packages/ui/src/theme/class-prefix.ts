/** Prefix of every class name in the built package, so that a rule can target our elements alone. */
export const CLASS_PREFIX = 'vtr-';

/**
 * Returns a function that names classes per package version, so that two versions on one page do not clash.
 */
export const classNamesOf =
  (version: string) =>
  ({ hash }: { hash: string }): string =>
    `${CLASS_PREFIX}${version.replace(/\W/g, '_')}_${hash}`;
