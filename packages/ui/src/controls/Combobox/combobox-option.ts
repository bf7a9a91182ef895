import type { ReactNode } from 'react';

/** One of the choices of a `Combobox`. */
export interface ComboboxOption {
  /** Unique among the options; submitted by a form. */
  value: string;
  label: string;
  /** Second line below the label. */
  detail?: string | undefined;
  /** A picture or an icon before the label: decoration. */
  icon?: ReactNode;
  disabled?: boolean | undefined;
}

/** Returns a text in lower case without accents, for comparison. */
export const plainly = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

export const labelHas = ({ label }: ComboboxOption, text: string): boolean =>
  plainly(label).includes(plainly(text));

/** Finds an enabled option by its label, ignoring case and accents. */
export const optionNamed = (options: readonly ComboboxOption[], text: string): ComboboxOption | undefined =>
  options.find(({ label, disabled }) => !disabled && plainly(label) === plainly(text));
