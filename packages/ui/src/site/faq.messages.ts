import { plural } from '../provider/english.ts';
import { defineMessages } from '../provider/messages.ts';

export const faqMessages = defineMessages('faq', {
  /** Tells screen readers how many questions a search found. */
  found: (count: number) => plural(count, { one: `${count} answer found`, other: `${count} answers found` }),
});
