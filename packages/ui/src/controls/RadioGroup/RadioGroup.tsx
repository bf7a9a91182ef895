'use client';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { distinct } from '../../provider/lists.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { classNames } from '../classNames.ts';
import { FieldNotes, type FieldTexts, useControl } from '../Field/Field.tsx';
import * as styles from './RadioGroup.css.ts';
import { type RadioOption, type RadioSettings, useRadios } from './useRadios.ts';

/** One of the choices of a `RadioGroup`. */
export interface RadioGroupOption<Value extends string = string> extends RadioOption<Value> {
  /** One line of help below the label. */
  hint?: ReactNode;
}

/** Props of `RadioGroup`, including those of a `<fieldset>`. */
export interface RadioGroupProps<Value extends string = string>
  extends FieldTexts,
    RadioSettings<Value>,
    Omit<ComponentProps<'fieldset'>, 'children' | 'role' | 'defaultValue' | 'name' | 'form'> {
  options: readonly RadioGroupOption<Value>[];
  /** Stacked by default, or side by side if there is room. */
  orientation?: 'vertical' | 'horizontal' | undefined;
}

/** Chooses one of a few options that are all visible; for many, use `Select`. Renders a `<fieldset>`. */
export function RadioGroup<Value extends string = string>({
  label,
  hideLabel = false,
  hint,
  error,
  options,
  value,
  defaultValue,
  onValueChange,
  name,
  form,
  required,
  orientation = 'vertical',
  className,
  ...rest
}: RadioGroupProps<Value>) {
  const control = useControl({ ...rest, hint, error });
  const radio = useRadios({ value, defaultValue, onValueChange, name, form, required });
  return (
    <fieldset
      {...rest}
      {...control}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: HTML allows it, and only a group of this role can be invalid
      role="radiogroup"
      aria-required={required}
      className={classNames(styles.group, className)}
    >
      <legend className={hideLabel ? visuallyHidden : styles.legend}>{label}</legend>
      <div className={styles.options} data-orientation={orientation}>
        {distinct('RadioGroup', options).map((option) => (
          <Choice key={option.value} option={option} input={radio(option)} />
        ))}
      </div>
      <FieldNotes controlId={control.id} hint={hint} error={error} />
    </fieldset>
  );
}

interface ChoiceProps {
  option: RadioGroupOption;
  input: ComponentProps<'input'>;
}

function Choice({ option: { label, hint }, input }: ChoiceProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : undefined;
  return (
    <label className={styles.row}>
      <input
        {...input}
        className={styles.disc}
        // Names the input by its label alone; otherwise its name would include the hint.
        aria-labelledby={id}
        aria-describedby={hintId}
      />
      <span className={styles.words}>
        <span id={id}>{label}</span>
        {hint && (
          <span id={hintId} className={styles.hint}>
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
