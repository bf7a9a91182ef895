/** The user's choice: a mode, or to follow the system. */
export type ThemePreference = 'system' | 'light' | 'dark';

/** Sets the mode on the document's root, so that it reaches portals too. */
export function applyTheme(preference: ThemePreference, root: HTMLElement = document.documentElement): void {
  if (preference === 'system') delete root.dataset.theme;
  else root.dataset.theme = preference;
}
