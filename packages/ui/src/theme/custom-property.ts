/** The custom property of a role: `--vitrine-color-on-ink` of `color`, `onInk`. */
export const customProperty = (...path: readonly string[]): `--${string}` => `--${nameOfRole(path)}`;

/** The same without the dashes, as a contract of roles writes it. */
export const nameOfRole = (path: readonly string[]): string =>
  `vitrine-${path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
