import { useSyncExternalStore } from 'react';
import { useServices } from '../services/ServicesProvider.tsx';
import type { ThemePreference } from './theme-choice.ts';

/** Light, dark or as the system says, and the verb to choose. */
export function useThemePreference(): [ThemePreference, (preference: ThemePreference) => void] {
  const { themeChoice } = useServices();
  const preference = useSyncExternalStore(themeChoice.subscribe, themeChoice.get, () => 'system' as const);
  return [preference, themeChoice.set];
}
