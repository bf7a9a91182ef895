import { type AriaAttributes, type CSSProperties, type ReactNode, useId } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
import { CIRCLE_ALERT } from '../icons/circle-alert.ts';
import * as styles from './Field.css.ts';

/** Label, hint and error of a form control. */
export interface FieldTexts {
  /** Name of the control. */
  label: string;
  /** Whether the label is for screen readers only. */
  hideLabel?: boolean | undefined;
  /** One line of help below the field. */
  hint?: ReactNode;
  /** Error message; announced politely when it appears. */
  error?: ReactNode;
}

interface Described
  extends Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid'>,
    Pick<FieldTexts, 'hint' | 'error'> {
  id?: string | undefined;
  rule?: ReactNode;
}

/** Returns the id and ARIA attributes of a control whose `Field` or `FieldNotes` has the same texts. */
export function useControl({
  id,
  rule,
  hint,
  error,
  'aria-describedby': describedBy,
  'aria-invalid': invalid,
}: Described) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const describing = classNames(
    describedBy,
    rule ? ruleOf(controlId) : undefined,
    hint ? hintOf(controlId) : undefined,
    error ? errorOf(controlId) : undefined,
  );
  return {
    id: controlId,
    'aria-invalid': error ? true : invalid,
    'aria-describedby': describing || undefined,
  };
}

const ruleOf = (controlId: string) => `${controlId}-rule`;
const hintOf = (controlId: string) => `${controlId}-hint`;
const errorOf = (controlId: string) => `${controlId}-error`;

interface FieldProps extends FieldTexts {
  controlId: string;
  /** Few words at the end of the label's line. */
  rule?: ReactNode;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  children: ReactNode;
}

export function Field({
  controlId,
  label,
  hideLabel = false,
  rule,
  hint,
  error,
  className,
  style,
  children,
}: FieldProps) {
  const name = (
    <label htmlFor={controlId} className={hideLabel ? visuallyHidden : styles.label}>
      {label}
    </label>
  );
  return (
    <div className={classNames(styles.field, className)} style={style}>
      {rule ? (
        <div className={styles.heading}>
          {name}
          <span id={ruleOf(controlId)} className={styles.rule}>
            {rule}
          </span>
        </div>
      ) : (
        name
      )}
      {children}
      <FieldNotes controlId={controlId} hint={hint} error={error} />
    </div>
  );
}

interface FieldNotesProps extends Pick<FieldTexts, 'hint' | 'error'> {
  controlId: string;
}

export function FieldNotes({ controlId, hint, error }: FieldNotesProps) {
  return (
    <>
      {hint && (
        <p id={hintOf(controlId)} className={styles.hint}>
          {hint}
        </p>
      )}
      {/* Always rendered: a live region inserted together with its text is not announced. */}
      <div id={errorOf(controlId)} aria-live="polite">
        {error && (
          <p className={styles.error}>
            <Icon path={CIRCLE_ALERT} size={16} className={styles.errorIcon} />
            {error}
          </p>
        )}
      </div>
    </>
  );
}
