/** The theme: as the system, or always light or dark. */
export type ThemePreference = 'system' | 'light' | 'dark';

/** Storage key of the choice; the inline script of a document reads it before the first paint. */
export const THEME_KEY = 'theme';
