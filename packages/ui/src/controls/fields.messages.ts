import { defineMessages } from '../provider/messages.ts';

export const fieldsMessages = defineMessages('fields', {
  /** Name of the button that shows a password, pressed or not. */
  showPassword: 'Show password',
  /** `rangeFrom` and `rangeTo` name the two thumbs of a range. */
  rangeFrom: (label: string) => `${label}, minimum`,
  rangeTo: (label: string) => `${label}, maximum`,
});
