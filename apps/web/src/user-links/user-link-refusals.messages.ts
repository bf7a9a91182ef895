import { LINK_LISTS_MAX, PINNED_LINKS_MAX, type userLinksErrors } from '@vitrine/api';
import { defineMessages } from '@vitrine/ui';

type Refusals = Pick<
  typeof userLinksErrors,
  | 'user_link_not_found'
  | 'user_link_not_yours'
  | 'user_link_label_missing'
  | 'too_many_pinned_links'
  | 'link_list_not_found'
  | 'link_list_name_missing'
  | 'too_many_link_lists'
>;

/** Texts of refused changes of one's own links and lists. */
export const userLinkRefusalMessages = defineMessages('userLinkRefusals', {
  user_link_not_found: 'This link is not there any more.',
  user_link_not_yours: 'You can only change your own links.',
  user_link_label_missing: 'Enter a label.',
  too_many_pinned_links: `You can pin ${PINNED_LINKS_MAX} links. Unpin one first.`,
  link_list_not_found: 'This list is not there any more.',
  link_list_name_missing: 'Enter a name.',
  too_many_link_lists: `You can have ${LINK_LISTS_MAX} lists. Delete one first.`,
} satisfies Record<keyof Refusals, string>);
