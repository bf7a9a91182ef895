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
import { siteMessages } from '../site.messages.ts';
import * as styles from './ThemeSwitch.css.ts';

/** The appearance that was chosen, and the properties of an HTML fieldset. */
export interface ThemeSwitchProps extends Omit<ComponentProps<'fieldset'>, 'children' | 'defaultValue'> {
  /** What is chosen; without it, the switch keeps that itself. */
  value?: ThemePreference | undefined;
  /** What is chosen at first, where it keeps that itself; `system` by default. */
  defaultValue?: ThemePreference | undefined;
  onValueChange?: ((value: ThemePreference) => void) | undefined;
  /** Whether its label is for screen readers only, as below a heading that says the same. */
  hideLabel?: boolean | undefined;
}

const icon = { size: 18, strokeWidth: 1.75 };

/** The choice between the system's appearance, a light and a dark one; the caller applies it. */
export function ThemeSwitch({
  value: given,
  defaultValue = 'system',
  onValueChange,
  hideLabel = false,
  className,
  ...rest
}: ThemeSwitchProps) {
  const [value, setValue] = useControlled(given, defaultValue);
  const messages = useMessages(siteMessages);
  const name = useId();
  const choices = [
    { preference: 'system', label: messages.themeSystem, face: <Icon path={MONITOR} {...icon} /> },
    { preference: 'light', label: messages.themeLight, face: <Icon path={SUN} {...icon} /> },
    { preference: 'dark', label: messages.themeDark, face: <Icon path={MOON} {...icon} /> },
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
              // It takes effect at once, so no form around it sends it or puts it back.
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
