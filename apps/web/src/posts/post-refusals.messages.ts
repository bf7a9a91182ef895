import type { postErrors, uploadErrors } from '@vitrine/api';
import { defineMessages } from '@vitrine/ui';

/** Texts of refused posts, by code; `uploadRefusalMessages` has those of files. */
export const postRefusalMessages = defineMessages('postRefusals', {
  post_not_found: 'Post not found or could not be loaded',
  post_not_yours: 'You can only change your own posts.',
  post_changed: 'This post has changed. Check the new version and save again.',
  post_link_invalid: 'Enter a link that starts with http:// or https://.',
  too_many_posts: 'You’re publishing too fast. Wait a moment and try again.',
  publication_not_found: 'This post wasn’t sent for publishing.',
  save_own_post: 'You can’t save your own post.',
} satisfies Record<Exclude<keyof typeof postErrors, keyof typeof uploadErrors>, string>);
