import { type AriaAttributes, type CSSProperties, type ReactNode, useId } from 'react';
import { visuallyHidden } from '../../theme/visuallyHidden.css.ts';
import { classNames } from '../classNames.ts';
import { Icon } from '../Icon/Icon.tsx';
import { CIRCLE_ALERT } from '../icons/circle-alert.ts';
import * as styles from './Field.css.ts';

/** What is said about a control. */
export interface FieldTexts {
  /** What to fill in. */
  label: string;
  /** Whether the label is for screen readers only. */
  hideLabel?: boolean | undefined;
  /** One line of help below the field: words, and links among them. */
  hint?: ReactNode;
  /** What is wrong with the value, in words and links; announced politely when it appears. */
  error?: ReactNode;
}

interface Described
  extends Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid'>,
    Pick<FieldTexts, 'hint' | 'error'> {
  id?: string | undefined;
}

/** The attributes of a control that `Field` or `FieldNotes` with the same texts stands around. */
export function useControl({
  id,
  hint,
  error,
  'aria-describedby': describedBy,
  'aria-invalid': invalid,
}: Described) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const describing = classNames(
    describedBy,
    hint ? hintOf(controlId) : undefined,
    error ? errorOf(controlId) : undefined,
  );
  return {
    id: controlId,
    'aria-invalid': error ? true : invalid,
    'aria-describedby': describing || undefined,
  };
}

const hintOf = (controlId: string) => `${controlId}-hint`;
const errorOf = (controlId: string) => `${controlId}-error`;

interface FieldProps extends FieldTexts {
  controlId: string;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  children: ReactNode;
}

/** A label above a control, and what is said of it below. */
export function Field({
  controlId,
  label,
  hideLabel = false,
  hint,
  error,
  className,
  style,
  children,
}: FieldProps) {
  return (
    <div className={classNames(styles.field, className)} style={style}>
      <label htmlFor={controlId} className={hideLabel ? visuallyHidden : styles.label}>
        {label}
      </label>
      {children}
      <FieldNotes controlId={controlId} hint={hint} error={error} />
    </div>
  );
}

interface FieldNotesProps extends Pick<FieldTexts, 'hint' | 'error'> {
  controlId: string;
}

/** What is said of a control below it. */
export function FieldNotes({ controlId, hint, error }: FieldNotesProps) {
  return (
    <>
      {hint && (
        <p id={hintOf(controlId)} className={styles.hint}>
          {hint}
        </p>
      )}
      {/* Always there: a live region that arrives together with its text is not read out. */}
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
