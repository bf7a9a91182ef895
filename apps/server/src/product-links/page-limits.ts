import { SECOND } from '../kernel/clock.ts';

/** Pages of shops have a megabyte or two. Apps give up on a preview after fifteen seconds. */
export const PAGE_LIMITS = {
  mostBytes: 3_000_000,
  patience: 8 * SECOND,
  accept: 'text/html,application/xhtml+xml',
};

export const isHtml = (contentType: string) =>
  /^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(contentType);
