import { plural } from '../provider/english.ts';
import { defineMessages } from '../provider/messages.ts';

export const textareaMessages = defineMessages('textarea', {
  /** Visible below the text. */
  count: (count: number, limit: number) => `${count} / ${limit}`,
  /** Visible below the text instead of the count. */
  tooMany: (over: number) => `${over} too many`,
  /** Describes the field to a screen reader. */
  upTo: (limit: number) => `Up to ${limit} characters.`,
  /** Announced when only a few characters are left. */
  left: (left: number) => plural(left, { one: '1 character left', other: `${left} characters left` }),
  /** Announced, and shown by a form, when there are too many characters. */
  over: (over: number) => plural(over, { one: '1 character too many', other: `${over} characters too many` }),
});
