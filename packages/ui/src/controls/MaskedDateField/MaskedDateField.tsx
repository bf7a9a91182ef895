'use client';
import { useControlled } from '../../interaction/useControlled.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { maskedDate } from './masked-date.ts';

/** A date as it is typed, the label of its field, and the properties of an HTML input; `className` and `style` are the whole field's. */
export interface MaskedDateFieldProps
  extends Omit<TextFieldProps, 'value' | 'defaultValue' | 'type' | 'onValueChange'> {
  /** What is typed, `MM/DD/YYYY` once it is whole; without it, the field keeps that itself. */
  value?: string | undefined;
  /** What stands there at first, where it keeps that itself. */
  defaultValue?: string | undefined;
  /** Called with what is typed, also where it is no whole date yet. */
  onValueChange?: ((value: string) => void) | undefined;
}

/** A day long ago, typed as MM/DD/YYYY: slashes come and go by themselves. */
export function MaskedDateField({
  value: given,
  defaultValue = '',
  onValueChange,
  onChange,
  ...rest
}: MaskedDateFieldProps) {
  const [value, setValue] = useControlled(given, defaultValue);
  return (
    <TextField
      inputMode="numeric"
      placeholder="MM/DD/YYYY"
      autoComplete="off"
      {...rest}
      value={value}
      onChange={(event) => {
        onChange?.(event);
        const field = event.currentTarget;
        const { inputType } = event.nativeEvent as InputEvent;
        const isForward = inputType === 'deleteContentForward';
        const next = maskedDate(field.value, value, field.selectionStart ?? undefined, isForward);
        setValue(next);
        onValueChange?.(next);
      }}
    />
  );
}
