import type { Errors } from '../contract/errors.ts';

/** Maximum length of a link's label in characters. */
export const USER_LINK_LABEL_MAX = 200;

/** Maximum length of the name of a list of links in characters. */
export const LINK_LIST_NAME_MAX = 60;

/** Maximum number of links that a person pins. */
export const PINNED_LINKS_MAX = 50;

/** Maximum number of lists of links of a person. */
export const LINK_LISTS_MAX = 100;

/** Maximum number of links of a person. */
export const USER_LINKS_MAX = 10_000;

/** Number of links of a page, unless the request asks for another. */
export const USER_LINKS_PAGE_SIZE = 50;

/** Places in which people open links of others. */
export const LINK_PLACES = ['post', 'list'] as const;

/** Place in which somebody opened a link: in a post, or in a public list. */
export type LinkPlace = (typeof LINK_PLACES)[number];

/** Errors of calls on a person's links and lists of links. */
export const userLinksErrors = {
  user_link_not_found: { status: 404, text: 'This link is not there any more.' },
  user_link_not_yours: { status: 403, text: 'You can only change your own links.' },
  user_link_invalid: { status: 400, text: 'Enter a web address that begins with http:// or https://.' },
  user_link_label_missing: { status: 400, text: 'Enter a label.' },
  too_many_user_links: { status: 409, text: 'You have as many links as there can be. Delete one first.' },
  too_many_pinned_links: {
    status: 409,
    text: `You can pin ${PINNED_LINKS_MAX} links. Unpin one first.`,
  },
  links_hidden: { status: 403, text: "You cannot view this user's links" },
  links_not_found: { status: 404, text: 'No public links found for this user' },
  link_list_not_found: { status: 404, text: 'This list is not there any more.' },
  link_list_name_missing: { status: 400, text: 'Enter a name.' },
  too_many_link_lists: { status: 409, text: `You can have ${LINK_LISTS_MAX} lists. Delete one first.` },
} as const satisfies Errors;
