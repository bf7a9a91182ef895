import { useId, useLayoutEffect } from 'react';

/** One of several choices. */
export interface RadioOption<Value extends string = string> {
  value: Value;
  label: string;
  /** Whether it cannot be chosen. */
  disabled?: boolean | undefined;
}

/** Which of several is chosen, and how a form knows of it. */
export interface RadioSettings<Value extends string = string> {
  /** What is chosen, where the caller keeps it; `null` for nothing yet. */
  value?: Value | null | undefined;
  /** What is chosen at first, where the group keeps it itself. */
  defaultValue?: Value | undefined;
  /** Called with what the person chooses. */
  onValueChange?: ((value: NoInfer<Value>) => void) | undefined;
  /** What a form calls the choice; without it no form gets it. */
  name?: string | undefined;
  /** The id of the form, where the group does not stand in it. */
  form?: string | undefined;
  /** Whether a form asks for a choice. */
  required?: boolean | undefined;
}

/** The inputs of a group, one for each option: arrow keys, forms and their reset are the browser's. */
export function useRadios<Value extends string>({
  value,
  defaultValue,
  onValueChange,
  name,
  ...settings
}: RadioSettings<Value>) {
  const ownName = useId();
  // Only by a name does a browser know a group, and it would send it with every form, also with one that is sent at once.
  useLayoutEffect(() => {
    const leaveOut = ({ formData }: FormDataEvent) => formData.delete(ownName);
    document.addEventListener('formdata', leaveOut, true);
    return () => document.removeEventListener('formdata', leaveOut, true);
  }, [ownName]);
  return (option: RadioOption<Value>) => ({
    ...settings,
    type: 'radio',
    name: name ?? ownName,
    value: option.value,
    disabled: option.disabled,
    ...(value === undefined
      ? { defaultChecked: option.value === defaultValue }
      : { checked: option.value === value }),
    onChange: () => onValueChange?.(option.value),
  });
}
