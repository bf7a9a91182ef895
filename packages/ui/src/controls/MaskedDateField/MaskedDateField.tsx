'use client';
import { useControlled } from '../../interaction/useControlled.ts';
import { useMessages } from '../../provider/UiProvider.tsx';
import { datesMessages } from '../dates.messages.ts';
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
import { maskedDate } from './masked-date.ts';

/**
 * Props of `MaskedDateField`, including those of an `<input>`; `className` and `style` go to the whole field.
 */
export interface MaskedDateFieldProps
  extends Omit<TextFieldProps, 'value' | 'defaultValue' | 'type' | 'onValueChange'> {
  /** Text when controlled, `MM/DD/YYYY` once it is complete. */
  value?: string | undefined;
  /** Initial text when uncontrolled. */
  defaultValue?: string | undefined;
  /** Called with the text at every change, complete or not. */
  onValueChange?: ((value: string) => void) | undefined;
}

/** A field for a distant day such as a birthday, typed as MM/DD/YYYY; slashes appear by themselves. */
export function MaskedDateField({
  value: given,
  defaultValue = '',
  onValueChange,
  onChange,
  ...rest
}: MaskedDateFieldProps) {
  const { form } = useMessages(datesMessages);
  const [value, setValue] = useControlled(given, defaultValue);
  return (
    <TextField
      inputMode="numeric"
      placeholder={form}
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
