import type { Errors } from '../contract/errors.ts';
import { uploadErrors } from '../uploads/upload-errors.ts';

/** Maximum length of a post's text in characters. */
export const POST_CONTENT_MAX = 2200;
/** Maximum number of pictures and videos in a post. */
export const POST_MEDIA_MAX = 10;
/** Maximum characters of a shared post's description; a longer text is cut to leave room for three dots. */
export const SHARED_DESCRIPTION_MAX = 140;
/** Size in pixels of the picture that link previews show of a post. */
export const SHARED_PICTURE = { width: 1200, height: 630 } as const;
/** Maximum number of links in a post. */
export const POST_LINKS_MAX = 20;
/** Maximum length of a link's URL in characters. */
export const POST_LINK_MAX = 4000;
/** Maximum length of a link's label in characters. */
export const POST_LINK_LABEL_MAX = 200;

/** Errors of posts. */
export const postErrors = {
  post_not_found: { status: 404, text: 'Post not found or could not be loaded' },
  post_not_yours: { status: 403, text: 'You can only change your own posts.' },
  post_changed: {
    status: 409,
    text: 'This post has changed. Check the new version and save again.',
  },
  post_link_invalid: { status: 400, text: 'Enter a link that starts with http:// or https://.' },
  too_many_posts: {
    status: 429,
    text: 'You’re publishing too fast. Wait a moment and try again.',
  },
  publication_not_found: { status: 404, text: 'This post wasn’t sent for publishing.' },
  save_own_post: { status: 403, text: 'You can’t save your own post.' },
  ...uploadErrors,
} as const satisfies Errors;

/** A server's messages about a changed post. */
export const postTexts = {
  updated: 'Post updated successfully',
} as const;

/** Whether a URL is allowed as a link of a post: http or https, with a host. */
export function isPostLink(url: string): boolean {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  return (
    parsed !== undefined &&
    (parsed.protocol === 'http:' || parsed.protocol === 'https:') &&
    parsed.hostname !== '' &&
    // Some browsers percent-encode invalid characters in hosts, such as spaces, instead of refusing them.
    !parsed.hostname.includes('%')
  );
}
