'use client';
import { type ComponentProps, type ReactNode, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { classNames } from '../classNames.ts';
import { FieldNotes, type FieldTexts, useControl } from '../Field/Field.tsx';
import * as styles from './Checkbox.css.ts';

/** Props of `Checkbox`, including those of an `<input>`; `className` and `style` go to the whole field. */
export interface CheckboxProps
  extends Omit<FieldTexts, 'label'>,
    Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** Label beside the box; a link in it does not tick the box. */
  label: ReactNode;
  /** Whether to show a dash, because only some of the boxes it stands for are ticked. */
  indeterminate?: boolean | undefined;
  /** Called with the requested state. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** A box to tick, with its label. */
export function Checkbox({
  label,
  hideLabel = false,
  hint,
  error,
  indeterminate = false,
  onCheckedChange,
  onChange,
  className,
  style,
  ref,
  ...rest
}: CheckboxProps) {
  const control = useControl({ ...rest, hint, error });
  const box = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => box.current as HTMLInputElement, []);
  // Set after every render, because a press clears the dash even if the owner keeps it.
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  });
  return (
    <div className={classNames(styles.field, className)} style={style}>
      <label className={styles.row}>
        <input
          {...rest}
          {...control}
          ref={box}
          type="checkbox"
          className={styles.box}
          onChange={(event) => {
            onChange?.(event);
            onCheckedChange?.(event.currentTarget.checked);
          }}
        />
        <span className={hideLabel ? visuallyHidden : styles.label}>{label}</span>
      </label>
      <div className={styles.notes}>
        <FieldNotes controlId={control.id} hint={hint} error={error} />
      </div>
    </div>
  );
}
