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
  disabled?: boolean | undefined;
}

/** Props of `Select`, including those of a `<select>`; `className` and `style` go to the whole field. */
export interface SelectProps<Value extends string = string>
  extends FieldTexts,
    Omit<ComponentProps<'select'>, 'value' | 'defaultValue' | 'multiple' | 'size' | 'children'> {
  options: readonly SelectOption<Value>[];
  /** Chosen value when controlled; null for none yet. */
  value?: Value | null | undefined;
  /** Initial value when uncontrolled; by default none if there is a `placeholder`, else the first option. */
  defaultValue?: Value | null | undefined;
  /** Text while nothing is chosen; a form that requires a choice then refuses to submit. */
  placeholder?: string | undefined;
  onValueChange?: ((value: NoInfer<Value>) => void) | undefined;
}

const NOTHING = '';

/** A field to choose one of several options. The device draws the list, as touch users expect. */
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
    // On a reset, the browser would choose the first option instead of the default.
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
