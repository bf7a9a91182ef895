'use client';
import { type ComponentProps, useId } from 'react';
import { classNames } from '../../controls/classNames.ts';
import { Icon } from '../../controls/Icon/Icon.tsx';
import { MONITOR } from '../../controls/icons/monitor.ts';
import { MOON } from '../../controls/icons/moon.ts';
import { SUN } from '../../controls/icons/sun.ts';
import { useControlled } from '../../interaction/useControlled.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import type { ThemePreference } from '../../theme/applyTheme.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { themeSwitchMessages } from '../theme-switch.messages.ts';
import * as styles from './ThemeSwitch.css.ts';

/** Props of `ThemeSwitch`, including those of a `<fieldset>`. */
export interface ThemeSwitchProps extends Omit<ComponentProps<'fieldset'>, 'children' | 'defaultValue'> {
  /** Chosen theme; without it, the switch is uncontrolled. */
  value?: ThemePreference | undefined;
  /** Initial choice of an uncontrolled switch; `system` by default. */
  defaultValue?: ThemePreference | undefined;
  onValueChange?: ((value: ThemePreference) => void) | undefined;
  /** Whether only screen readers get the label, as below a heading with that text. */
  hideLabel?: boolean | undefined;
}

const icon = { size: 18, strokeWidth: 1.75 };

/** Chooses the system's, light or dark theme; the caller applies the choice. */
export function ThemeSwitch({
  value: given,
  defaultValue = 'system',
  onValueChange,
  hideLabel = false,
  className,
  ...rest
}: ThemeSwitchProps) {
  const [value, setValue] = useControlled(given, defaultValue);
  const messages = useMessages(themeSwitchMessages);
  const name = useId();
  const choices = [
    { preference: 'system', label: messages.system, face: <Icon path={MONITOR} {...icon} /> },
    { preference: 'light', label: messages.light, face: <Icon path={SUN} {...icon} /> },
    { preference: 'dark', label: messages.dark, face: <Icon path={MOON} {...icon} /> },
  ] as const;
  return (
    <fieldset {...rest} className={classNames(styles.group, className)}>
      <legend className={hideLabel ? visuallyHidden : styles.legend}>{messages.appearance}</legend>
      <div className={styles.segments}>
        {choices.map(({ preference, label, face }) => (
          <label key={preference} className={styles.segment}>
            <input
              className={styles.radio}
              type="radio"
              name={name}
              // Detached from any surrounding form, because the choice takes effect at once.
              form=""
              value={preference}
              checked={value === preference}
              onChange={() => {
                setValue(preference);
                onValueChange?.(preference);
              }}
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
