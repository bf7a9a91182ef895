import { defineMessages } from '../provider/messages.ts';

/** Texts of a long text that has a limit. */
export const textareaMessages = defineMessages('textarea', {
  /** Seen below the text. */
  count: (count: number, limit: number) => `${count} / ${limit}`,
  /** Seen below the text in place of the count. */
  tooMany: (over: number) => `${over} too many`,
  /** Describes the field to a screen reader. */
  upTo: (limit: number) => `Up to ${limit} characters.`,
  /** Read out when only a few are left. */
  left: (left: number) => (left === 1 ? '1 character left' : `${left} characters left`),
  /** Read out, and what a form says, when there are too many. */
  over: (over: number) => (over === 1 ? '1 character too many' : `${over} characters too many`),
});
