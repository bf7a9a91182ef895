import { SECOND } from '../clock.ts';

/** Shops send pages of a megabyte or two; an app gives up waiting for a preview after fifteen seconds. */
export const PAGE_LIMITS = {
  mostBytes: 3_000_000,
  patience: 8 * SECOND,
  accept: 'text/html,application/xhtml+xml',
};

/** Whether what came is a web page, by what its server calls it. */
export const isHtml = (contentType: string) =>
  /^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(contentType);
