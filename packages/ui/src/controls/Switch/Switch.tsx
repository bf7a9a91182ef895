'use client';
import type { ComponentProps, ReactNode } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { classNames } from '../classNames.ts';
import { FieldNotes, type FieldTexts, useControl } from '../Field/Field.tsx';
import * as styles from './Switch.css.ts';

/** Props of `Switch`, including those of an `<input>`; `className` and `style` go to the whole field. */
export interface SwitchProps
  extends Omit<FieldTexts, 'label'>,
    Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> {
  /** Label before the switch. */
  label: ReactNode;
  /** Called with the requested state. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** A setting that is on or off, and takes effect at once; in a form use a `Checkbox`. */
export function Switch({
  label,
  hideLabel = false,
  hint,
  error,
  onCheckedChange,
  onChange,
  className,
  style,
  ...rest
}: SwitchProps) {
  const control = useControl({ ...rest, hint, error });
  return (
    <div className={classNames(styles.field, className)} style={style}>
      <label className={styles.row}>
        <span className={hideLabel ? visuallyHidden : styles.label}>{label}</span>
        <input
          {...rest}
          {...control}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: an input says by itself whether it is checked
          role="switch"
          className={styles.track}
          onChange={(event) => {
            onChange?.(event);
            onCheckedChange?.(event.currentTarget.checked);
          }}
        />
      </label>
      <div className={styles.notes}>
        <FieldNotes controlId={control.id} hint={hint} error={error} />
      </div>
    </div>
  );
}
