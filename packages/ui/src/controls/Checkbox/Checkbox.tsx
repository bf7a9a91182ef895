'use client';
import { type ComponentProps, type ReactNode, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { classNames } from '../classNames.ts';
import { FieldNotes, type FieldTexts, useControl } from '../Field/Field.tsx';
import * as styles from './Checkbox.css.ts';

/** What is ticked, and the properties of an HTML input; `className` and `style` are the whole row's. */
export interface CheckboxProps
  extends Omit<FieldTexts, 'label'>,
    Omit<ComponentProps<'input'>, 'type' | 'children'> {
  /** What is ticked, beside the box; a link in it is pressed for itself. */
  label: ReactNode;
  /** Whether some of what it stands for is ticked and some is not: drawn as a dash until it is pressed. */
  indeterminate?: boolean | undefined;
  /** Called with the state that the person asks for. */
  onCheckedChange?: ((checked: boolean) => void) | undefined;
}

/** A box to tick, with what it means beside it. */
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
  // A press takes the dash away, whatever the owner makes of it, so it is set anew each time.
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
