import { useThemePreference } from '@vitrine/hooks';
import { ThemeSwitch, type ThemeSwitchProps } from '@vitrine/ui';

export function Appearance(props: Pick<ThemeSwitchProps, 'hideLabel' | 'className'>) {
  const [preference, choose] = useThemePreference();
  return <ThemeSwitch value={preference} onValueChange={choose} {...props} />;
}
