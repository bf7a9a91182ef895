'use client';
import { CircleAlert, Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { useMessages } from '../../provider/UiProvider.tsx';
import { visuallyHidden } from '../../theme/base.css.ts';
import { fieldsMessages } from '../fields.messages.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as styles from './TextField.css.ts';

/** The label of a field, its help or error, and the properties of an HTML input. */
export interface TextFieldProps extends ComponentProps<'input'> {
  /** What to fill in. */
  label: string;
  /** Whether the label is for screen readers only. */
  hideLabel?: boolean;
  /** One line of help below the field. */
  hint?: string;
  /** What is wrong with the value; announced politely when it appears. */
  error?: string;
  /** A control or an icon inside the field, at its end. */
  trailing?: ReactNode;
}

/** A line of text to fill in; a password can be shown. */
export function TextField({
  label,
  hideLabel = false,
  hint,
  error,
  trailing,
  id,
  type = 'text',
  className,
  'aria-describedby': describedBy,
  ...rest
}: TextFieldProps) {
  const messages = useMessages(fieldsMessages);
  const ownId = useId();
  const [shown, setShown] = useState(false);
  const inputId = id ?? ownId;
  const hintId = `${inputId}-hint`;
  const errorId = `${inputId}-error`;
  const isPassword = type === 'password';
  const describing = [describedBy, hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <label htmlFor={inputId} className={hideLabel ? visuallyHidden : styles.label}>
        {label}
      </label>
      <div className={styles.box} data-invalid={error ? true : undefined}>
        <input
          {...(isPassword ? { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } : {})}
          {...rest}
          id={inputId}
          type={isPassword && shown ? 'text' : type}
          className={styles.input}
          aria-invalid={error ? true : rest['aria-invalid']}
          aria-describedby={describing || undefined}
        />
        {trailing && <span className={styles.trailing}>{trailing}</span>}
        {isPassword && (
          <IconButton
            className={styles.toggle}
            label={messages.showPassword}
            icon={shown ? <EyeOff size={20} /> : <Eye size={20} />}
            aria-pressed={shown}
            aria-controls={inputId}
            disabled={rest.disabled}
            onClick={() => setShown(!shown)}
          />
        )}
      </div>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {/* Always there: a live region that arrives together with its text is not read out. */}
      <div id={errorId} aria-live="polite">
        {error && (
          <p className={styles.error}>
            <CircleAlert aria-hidden size={16} className={styles.errorIcon} />
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
