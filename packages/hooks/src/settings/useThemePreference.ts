import { useServices } from '../services/ServicesProvider.tsx';
import type { ThemePreference } from './theme-preference.ts';
import { useChoice } from './useChoice.ts';

/** Light, dark or as the system says, and the verb to choose. */
export function useThemePreference(): [ThemePreference, (preference: ThemePreference) => void] {
  return useChoice<ThemePreference>(useServices().themeChoice, 'system');
}
