import { SECOND } from '../clock.ts';

/** Limits of reading a page. Shops send a megabyte or two; apps give up on a preview after fifteen seconds. */
export const PAGE_LIMITS = {
  mostBytes: 3_000_000,
  patience: 8 * SECOND,
  accept: 'text/html,application/xhtml+xml',
};

/** Whether a content type is that of a web page. */
export const isHtml = (contentType: string) =>
  /^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(contentType);
