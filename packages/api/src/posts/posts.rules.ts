import type { Errors } from '../contract/errors.ts';
import { uploadErrors } from '../uploads/upload-errors.ts';

/** Characters of what a post says. */
export const POST_CONTENT_MAX = 2200;
/** Pictures and videos of a post. */
export const POST_MEDIA_MAX = 10;
/** Links of a post. */
export const POST_LINKS_MAX = 20;
/** Characters of the address of a link. */
export const POST_LINK_MAX = 4000;
/** Characters of the label of a link. */
export const POST_LINK_LABEL_MAX = 200;

/** The refusals of posts. */
export const postErrors = {
  post_not_found: { status: 404, text: 'Post not found or could not be loaded' },
  post_not_yours: { status: 403, text: 'Only who published a post can change it.' },
  post_changed: {
    status: 409,
    text: 'This post was changed in the meantime. Look at it as it is now, and save again.',
  },
  post_link_invalid: { status: 400, text: 'A link of a post begins with http:// or https://.' },
  too_many_posts: {
    status: 429,
    text: 'You are publishing too fast. Please wait a moment and publish it again.',
  },
  publication_not_found: { status: 404, text: 'No such post was given to be published.' },
  save_own_post: { status: 403, text: 'You cannot save your own post.' },
  ...uploadErrors,
} as const satisfies Errors;

/** The messages of clients about posts. */
export const postTexts = {
  updated: 'Post updated successfully',
  update_failed: 'Failed to update post',
  delete_failed: 'Failed to delete post',
} as const;

/** Whether an address may stand as a link of a post: it leads to the web and nowhere else. */
export function isPostLink(url: string): boolean {
  const parsed = URL.canParse(url) ? new URL(url) : undefined;
  return (
    parsed !== undefined &&
    (parsed.protocol === 'http:' || parsed.protocol === 'https:') &&
    parsed.hostname !== '' &&
    // Some browsers read what no name of a host may have, such as spaces.
    !parsed.hostname.includes('%')
  );
}
