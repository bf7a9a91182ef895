import { useThemePreference } from '@vitrine/hooks';
import { ThemeSwitch, type ThemeSwitchProps } from '@vitrine/ui';

/** The choice between light, dark and what the system says. */
export function Appearance({ hideLabel }: Pick<ThemeSwitchProps, 'hideLabel'>) {
  const [preference, choose] = useThemePreference();
  return <ThemeSwitch value={preference} onValueChange={choose} hideLabel={hideLabel} />;
}
