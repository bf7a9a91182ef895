'use client';
import { type ComponentProps, useImperativeHandle, useRef } from 'react';
import { useControlled } from '../../interaction/useControlled.ts';
import { useFormReset } from '../../interaction/useFormReset.ts';
import { distinct } from '../../provider/lists.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { classNames } from '../classNames.ts';
import { FieldNotes, type FieldTexts, useControl } from '../Field/Field.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { CHEVRON_DOWN } from '../icons/chevron-down.ts';
import * as styles from './Select.css.ts';

/** One of the choices of a `Select`. */
export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  /** Whether it cannot be chosen. */
  disabled?: boolean | undefined;
}

/** The choices, the one that is taken, and the properties of an HTML select; class name and style are those of the whole field. */
export interface SelectProps<Value extends string = string>
  extends FieldTexts,
    Omit<ComponentProps<'select'>, 'value' | 'defaultValue' | 'multiple' | 'size' | 'children'> {
  options: readonly SelectOption<Value>[];
  /** What is chosen, null for nothing yet; without it, the field keeps that itself. */
  value?: Value | null | undefined;
  /** What is chosen at first, where it keeps that itself; the first option by default, and nothing where there is a `placeholder`. */
  defaultValue?: Value | null | undefined;
  /** What stands there while nothing is chosen; a form that requires a choice is not sent with it. */
  placeholder?: string | undefined;
  onValueChange?: ((value: NoInfer<Value>) => void) | undefined;
}

/** What a form takes for no choice. */
const NOTHING = '';

/** One of several options; the device draws the list, which is what fingers know. */
export function Select<Value extends string = string>({
  label,
  hideLabel = false,
  hint,
  error,
  options: offered,
  value: given,
  defaultValue,
  placeholder,
  onValueChange,
  className,
  style,
  onChange,
  ref,
  ...rest
}: SelectProps<Value>) {
  const options = distinct('Select', offered);
  const select = useRef<HTMLSelectElement>(null);
  useImperativeHandle(ref, () => select.current as HTMLSelectElement, []);
  const first = placeholder === undefined ? options[0]?.value : null;
  const initial = defaultValue === undefined ? first : defaultValue;
  const [value, setValue] = useControlled(given, initial);
  const control = useControl({ ...rest, hint, error });
  useFormReset(select, () => {
    const back = given ?? initial;
    setValue(back);
    // The browser knows of no default, and took the first option.
    if (select.current && back !== undefined) select.current.value = back ?? NOTHING;
  });
  return (
    <div className={classNames(styles.field, className)} style={style}>
      <label htmlFor={control.id} className={hideLabel ? visuallyHidden : styles.label}>
        {label}
      </label>
      <div className={styles.box}>
        <select
          {...rest}
          {...control}
          ref={select}
          className={styles.select}
          value={value ?? NOTHING}
          onChange={(event) => {
            onChange?.(event);
            const chosen = options.find((option) => option.value === event.target.value);
            if (!chosen) return;
            setValue(chosen.value);
            onValueChange?.(chosen.value);
          }}
        >
          {(value === null || placeholder !== undefined) && (
            <option value={NOTHING} disabled hidden>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon path={CHEVRON_DOWN} size={18} strokeWidth={1.75} className={styles.chevron} />
      </div>
      <FieldNotes controlId={control.id} hint={hint} error={error} />
    </div>
  );
}
