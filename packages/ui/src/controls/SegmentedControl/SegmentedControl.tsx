'use client';
import type { ComponentProps, ReactNode } from 'react';
import { distinct } from '../../provider/lists.ts';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { classNames } from '../classNames.ts';
import { type RadioOption, type RadioSettings, useRadios } from '../RadioGroup/useRadios.ts';
import * as styles from './SegmentedControl.css.ts';

/** One of the segments of a `SegmentedControl`. */
export interface SegmentedControlOption<Value extends string = string> extends RadioOption<Value> {
  /** Icon before the label, 18 to 20 px: decoration. */
  icon?: ReactNode;
  /** Whether the label is for screen readers only; the segment then needs an icon. */
  hideLabel?: boolean | undefined;
}

/** Props of `SegmentedControl`, including those of a `<fieldset>`. */
export interface SegmentedControlProps<Value extends string = string>
  extends RadioSettings<Value>,
    Omit<ComponentProps<'fieldset'>, 'children' | 'role' | 'defaultValue' | 'name' | 'form'> {
  /** Name of the group. */
  label: string;
  /** Whether the label is for screen readers only. */
  hideLabel?: boolean | undefined;
  /** Whether it takes the whole width. */
  block?: boolean | undefined;
  /** Two to five options, with short labels. */
  options: readonly SegmentedControlOption<Value>[];
}

/**
 * Chooses one of a few views of the same content. For parts of a page, use `Tabs`. Renders a `<fieldset>`.
 */
export function SegmentedControl<Value extends string = string>({
  label,
  hideLabel = false,
  block = false,
  options,
  value,
  defaultValue,
  onValueChange,
  name,
  form,
  required,
  className,
  ...rest
}: SegmentedControlProps<Value>) {
  const radio = useRadios({ value, defaultValue, onValueChange, name, form, required });
  return (
    <fieldset
      {...rest}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: HTML allows it, for radio buttons
      role="radiogroup"
      className={classNames(styles.group, className)}
    >
      <legend className={hideLabel ? visuallyHidden : styles.legend}>{label}</legend>
      <div className={classNames(styles.segments, block && styles.block)}>
        {distinct('SegmentedControl', options).map((option) => (
          <label key={option.value} className={styles.segment}>
            <input {...radio(option)} className={styles.input} />
            <span className={styles.face}>
              {option.icon && (
                <span aria-hidden className={styles.icon}>
                  {option.icon}
                </span>
              )}
              <span className={option.hideLabel ? visuallyHidden : undefined}>{option.label}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
