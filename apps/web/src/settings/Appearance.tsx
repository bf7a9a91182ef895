import { useThemePreference } from '@vitrine/hooks';
import { ThemeSwitch } from '@vitrine/ui';

/** The choice between light, dark and what the system says. */
export function Appearance() {
  const [preference, choose] = useThemePreference();
  return <ThemeSwitch value={preference} onValueChange={choose} />;
}
