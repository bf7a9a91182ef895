import { attached } from '../services/attached.ts';
import { useServices } from '../services/ServicesProvider.tsx';
import { createChoice } from '../storage/choice.ts';
import { useChoice } from '../storage/useChoice.ts';
import { THEME_KEY, type ThemePreference } from './theme-preference.ts';

const themeChoice = attached(({ localStorage }) =>
  createChoice<ThemePreference>(localStorage, THEME_KEY, ['system', 'light', 'dark']),
);

/** Returns the theme and its setter. The choice is stored in this browser for all tabs. */
export function useThemePreference(): [ThemePreference, (preference: ThemePreference) => void] {
  return useChoice<ThemePreference>(themeChoice(useServices()), 'system');
}
