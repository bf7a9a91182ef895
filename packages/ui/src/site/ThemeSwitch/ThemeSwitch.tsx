'use client';
import Monitor from 'lucide-react/icons/monitor';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useId } from 'react';
import { useMessages } from '../../provider/UiProvider.tsx';
import type { ThemePreference } from '../../theme/applyTheme.ts';
import { siteMessages } from '../site.messages.ts';
import * as styles from './ThemeSwitch.css.ts';

/** The appearance that was chosen. */
export interface ThemeSwitchProps {
  value: ThemePreference;
  onValueChange(value: ThemePreference): void;
}

const icon = { size: 18, strokeWidth: 1.75 };

/** The choice between the system's appearance, a light and a dark one; the caller applies it. */
export function ThemeSwitch({ value, onValueChange }: ThemeSwitchProps) {
  const messages = useMessages(siteMessages);
  const name = useId();
  const choices = [
    { preference: 'system', label: messages.themeSystem, face: <Monitor {...icon} /> },
    { preference: 'light', label: messages.themeLight, face: <Sun {...icon} /> },
    { preference: 'dark', label: messages.themeDark, face: <Moon {...icon} /> },
  ] as const;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{messages.appearance}</legend>
      <div className={styles.segments}>
        {choices.map(({ preference, label, face }) => (
          <label key={preference} className={styles.segment}>
            <input
              className={styles.radio}
              type="radio"
              name={name}
              value={preference}
              checked={value === preference}
              onChange={() => onValueChange(preference)}
            />
            <span className={styles.face}>
              <span aria-hidden className={styles.icon}>
                {face}
              </span>
              {label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
