import { Icon, useMessages } from '@vitrine/ui';
import { PALETTE } from '../shell/icons/palette.ts';
import { Appearance } from './Appearance.tsx';
import { settingsMessages } from './settings.messages.ts';
import * as styles from './ThemeRow.css.ts';

/** The theme, changed in place. */
export function ThemeRow() {
  const { theme } = useMessages(settingsMessages);
  return (
    <li className={styles.row}>
      <Icon path={PALETTE} size={20} strokeWidth={1.75} className={styles.icon} />
      <span aria-hidden className={styles.text}>
        {theme}
      </span>
      <Appearance hideLabel className={styles.choice} />
    </li>
  );
}
