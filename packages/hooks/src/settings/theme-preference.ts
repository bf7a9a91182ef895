/** Light or dark whatever the system says, or as the system says. */
export type ThemePreference = 'system' | 'light' | 'dark';

/** Where the choice is kept; the page's first script reads it too, before anything is drawn. */
export const THEME_KEY = 'theme';
