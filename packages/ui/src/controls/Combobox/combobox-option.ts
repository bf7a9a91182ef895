import type { ReactNode } from 'react';

/** One of the choices of a `Combobox`. */
export interface ComboboxOption {
  /** Unique among the options; what a form sends. */
  value: string;
  label: string;
  /** A second line. */
  detail?: string | undefined;
  /** A picture or an icon before the label: decoration. */
  icon?: ReactNode;
  /** Whether it cannot be chosen. */
  disabled?: boolean | undefined;
}

/** What a text is looked for by: neither its case nor its accents. */
export const plainly = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();

/** Whether the label of an option has a text in it, whatever case and accents. */
export const labelHas = ({ label }: ComboboxOption, text: string): boolean =>
  plainly(label).includes(plainly(text));

/** The option that a text names, whatever case and accents. */
export const optionNamed = (options: readonly ComboboxOption[], text: string): ComboboxOption | undefined =>
  options.find(({ label, disabled }) => !disabled && plainly(label) === plainly(text));
