import { defineMessages } from '../provider/messages.ts';

/** Texts of fields and sliders. */
export const fieldsMessages = defineMessages('fields', {
  /** The name stays while it is pressed: `aria-pressed` says the rest. */
  showPassword: 'Show password',
  /** Name the two thumbs of a range to a screen reader. */
  rangeFrom: (label: string) => `${label}, minimum`,
  rangeTo: (label: string) => `${label}, maximum`,
});
