import { useThemePreference } from '@vitrine/hooks';
import { ThemeSwitch } from '@vitrine/ui';
import * as styles from './Appearance.css.ts';

/** The choice between light, dark and what the system says. */
export function Appearance() {
  const [preference, choose] = useThemePreference();
  return (
    <div className={styles.frame}>
      <ThemeSwitch value={preference} onValueChange={choose} />
    </div>
  );
}
