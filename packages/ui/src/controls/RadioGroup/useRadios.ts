import { useId, useLayoutEffect } from 'react';

/** One of several choices. */
export interface RadioOption<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean | undefined;
}

/** Value and form settings of a group of radio buttons. */
export interface RadioSettings<Value extends string = string> {
  /** Chosen value when controlled; `null` for none yet. */
  value?: Value | null | undefined;
  /** Initial value when uncontrolled. */
  defaultValue?: Value | undefined;
  /** Called with the chosen value. */
  onValueChange?: ((value: NoInfer<Value>) => void) | undefined;
  /** Name for form submission; without it, the choice is not submitted. */
  name?: string | undefined;
  /** Id of the form, if the group is outside of it. */
  form?: string | undefined;
  /** Whether a form requires a choice. */
  required?: boolean | undefined;
}

/** Returns a function that gives an option's input props. Browsers handle arrow keys and resets. */
export function useRadios<Value extends string>({
  value,
  defaultValue,
  onValueChange,
  name,
  ...settings
}: RadioSettings<Value>) {
  const ownName = useId();
  // The generated name groups the buttons, but must not be submitted. A layout effect is in time even for an
  // immediate submission.
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
