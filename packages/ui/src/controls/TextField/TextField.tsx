'use client';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useSteadyCaret } from '../../interaction/useSteadyCaret.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { classNames } from '../classNames.ts';
import * as fieldStyles from '../Field/Field.css.ts';
import { Field, type FieldTexts, useControl } from '../Field/Field.tsx';
import { fieldsMessages } from '../fields.messages.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { EYE } from '../icons/eye.ts';
import { EYE_OFF } from '../icons/eye-off.ts';
import * as styles from './TextField.css.ts';

/** Props of `TextField`, including those of an `<input>`; `className` and `style` go to the whole field. */
export interface TextFieldProps extends FieldTexts, ComponentProps<'input'> {
  /** Called with the whole text at every change. */
  onValueChange?: ((value: string) => void) | undefined;
  /** The rule for the text, in few words at the end of the label's line: "3 to 30 characters". */
  rule?: ReactNode;
  /** Whether the field is 52 px high, for a form that is the page's content. */
  large?: boolean | undefined;
  /** A sign inside the field, before the text: decoration. */
  leading?: ReactNode;
  /** A control or an icon inside the field, at its end. */
  trailing?: ReactNode;
}

/**
 * A line of text to fill in; a password can be shown. The caret stays in place even if the caller changes the
 * text.
 */
export function TextField({
  label,
  hideLabel,
  rule,
  hint,
  error,
  large = false,
  leading,
  trailing,
  type = 'text',
  onValueChange,
  onChange,
  className,
  style,
  ...rest
}: TextFieldProps) {
  const messages = useMessages(fieldsMessages);
  const control = useControl({ ...rest, rule, hint, error });
  const [shown, setShown] = useState(false);
  const keepCaret = useSteadyCaret();
  const isPassword = type === 'password';
  return (
    <Field
      controlId={control.id}
      label={label}
      hideLabel={hideLabel}
      rule={rule}
      hint={hint}
      error={error}
      className={className}
      style={style}
    >
      <div
        className={classNames(fieldStyles.box, large && fieldStyles.largeBox)}
        data-invalid={error ? true : undefined}
      >
        {leading && (
          <span aria-hidden className={styles.leading}>
            {leading}
          </span>
        )}
        <input
          {...(isPassword ? { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } : {})}
          {...rest}
          {...control}
          type={isPassword && shown ? 'text' : type}
          className={classNames(fieldStyles.input, type === 'search' && styles.searched)}
          onChange={(event) => {
            keepCaret(event.currentTarget);
            onChange?.(event);
            onValueChange?.(event.currentTarget.value);
          }}
        />
        {trailing && <span className={styles.trailing}>{trailing}</span>}
        {isPassword && (
          <IconButton
            className={styles.toggle}
            label={messages.showPassword}
            icon={shown ? <Icon path={EYE_OFF} size={20} /> : <Icon path={EYE} size={20} />}
            aria-pressed={shown}
            aria-controls={control.id}
            disabled={rest.disabled}
            onClick={() => setShown(!shown)}
          />
        )}
      </div>
    </Field>
  );
}
