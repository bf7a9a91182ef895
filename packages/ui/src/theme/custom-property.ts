/** Returns the custom property of a role: `--vitrine-color-on-ink` for `color`, `onInk`. */
export const customProperty = (...path: readonly string[]): `--${string}` => `--${nameOfRole(path)}`;

/** Returns the name of a role's custom property without its leading dashes. */
export const nameOfRole = (path: readonly string[]): string =>
  `vitrine-${path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
