import * as z from 'zod/mini';
import { Id } from '../contract/contract.models.ts';
import { area, endpoint } from '../contract/endpoint.ts';
import { mostLetters } from '../contract/letters.models.ts';
import { reads } from '../contract/reading.ts';
import { subscriptionErrors } from '../subscription/subscription.rules.ts';
import { LinkList, UserLink, UserLinksPage } from './user-links.models.ts';
import {
  LINK_LIST_NAME_MAX,
  LINK_PLACES,
  USER_LINK_LABEL_MAX,
  USER_LINKS_PAGE_SIZE,
  userLinksErrors,
} from './user-links.rules.ts';

const {
  user_link_not_found,
  user_link_not_yours,
  user_link_invalid,
  user_link_label_missing,
  too_many_user_links,
  too_many_pinned_links,
  links_hidden,
  links_not_found,
  link_list_not_found,
  link_list_name_missing,
  too_many_link_lists,
} = userLinksErrors;

const ofLink = z.object({ id: Id });
const ofList = z.object({ id: Id });
const ofUsername = z.object({ username: z.string().check(z.minLength(1), z.maxLength(100)) });
const label = z.string().check(mostLetters(USER_LINK_LABEL_MAX));
const name = z.string().check(mostLetters(LINK_LIST_NAME_MAX));
const page = {
  cursor: z.optional(z.string().check(z.maxLength(200))),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), USER_LINKS_PAGE_SIZE),
};
const done = (field: string) => z.object({ [field]: z.boolean().check(reads({ otherwise: true })) });

export const userLinksContract = area({
  description: 'The links that people show, and their lists of links.',
  calls: {
    own: endpoint({
      method: 'GET',
      path: '/api/user-links/{id}',
      who: 'person',
      summary: 'The links of the person: pinned ones first, then the newest',
      description:
        'Links of their posts and links that they added. Addresses of the same page are one link. The pinned ones come with the first page, beside its other links. With `ids`, only these: others’ and deleted ones are left out.',
      params: z.object({ id: Id }),
      self: 'params.id',
      query: z.object({
        ...page,
        ids: z.optional(
          z.string().check(z.maxLength(2000), z.meta({ description: 'Ids, separated by commas.' })),
        ),
      }),
      response: UserLinksPage,
    }),
    add: endpoint({
      method: 'POST',
      path: '/api/user-links',
      who: 'person',
      summary: 'Add a link; one that the person has stays, and one that was deleted comes back',
      body: z.object({ url: z.string().check(z.maxLength(4000)), label: z.optional(label) }),
      response: UserLink,
      errors: { user_link_invalid, too_many_user_links },
      extension: true,
    }),
    rename: endpoint({
      method: 'PUT',
      path: '/api/user-links/{id}/label',
      who: 'person',
      summary: 'Change the label of a link; posts keep theirs',
      params: ofLink,
      body: z.object({ label }),
      response: UserLink,
      errors: { user_link_not_found, user_link_not_yours, user_link_label_missing },
    }),
    remove: endpoint({
      method: 'DELETE',
      path: '/api/user-links/{id}',
      who: 'person',
      summary: 'Delete a link from the links and lists of the person; posts keep it',
      description: 'No error if it is deleted already.',
      params: ofLink,
      query: z.object({ source: z.optional(z.string().check(z.maxLength(40))) }),
      response: done('deleted'),
      errors: { user_link_not_yours },
    }),
    restore: endpoint({
      method: 'POST',
      path: '/api/user-links/{id}/restore',
      who: 'person',
      summary: 'Undo the deletion of a link',
      params: ofLink,
      response: UserLink,
      errors: { user_link_not_found, user_link_not_yours },
      extension: true,
    }),
    pin: endpoint({
      method: 'PUT',
      path: '/api/user-links/{id}/pin',
      who: 'person',
      summary: 'Pin a link before the others, in the links of the person and in their posts',
      description:
        'The id is that of the link, or of the link in a post. Pinning takes a paid plan; links that are pinned stay so without one, and anybody can unpin theirs.',
      params: ofLink,
      body: z.object({ isPinned: z.boolean() }),
      response: UserLink,
      errors: {
        user_link_not_found,
        user_link_not_yours,
        too_many_pinned_links,
        plan_required: subscriptionErrors.plan_required,
      },
    }),
    arrange: endpoint({
      method: 'PUT',
      path: '/api/user-links/pinned',
      who: 'person',
      summary: 'Arrange the pinned links',
      description: 'Ids of other links are ignored; pinned links that are not named follow, in their order.',
      body: z.object({ ids: z.array(Id).check(z.maxLength(200)) }),
      response: z.object({ ids: z.array(Id) }),
      extension: true,
    }),
    sort: endpoint({
      method: 'PUT',
      path: '/api/user-links/{id}/lists',
      who: 'person',
      summary: 'Put a link into lists, and take it out of others',
      params: ofLink,
      body: z.object({
        add: z.optional(z.array(Id).check(z.maxLength(100))),
        remove: z.optional(z.array(Id).check(z.maxLength(100))),
      }),
      response: UserLink,
      errors: { user_link_not_found, user_link_not_yours, link_list_not_found },
      extension: true,
    }),
    opened: endpoint({
      method: 'POST',
      path: '/api/user-links/{id}/opened',
      who: 'viewer',
      summary: 'Tell that the viewer opened a link',
      description:
        'Counts once for each viewer and day, and never for the owner. The id is that of the link, or of the link in a post. Unknown and private links count nothing.',
      params: ofLink,
      body: z.object({ source: z.enum(LINK_PLACES) }),
      response: done('counted'),
      extension: true,
    }),
    ofPerson: endpoint({
      method: 'GET',
      path: '/api/user-links/public/by-username/{username}',
      who: 'person',
      summary: 'The links in a list of a person, or in all their public lists, the newest first',
      params: ofUsername,
      query: z.object({ listId: z.optional(Id), ...page }),
      response: UserLinksPage,
      errors: { links_hidden, links_not_found },
    }),
    lists: endpoint({
      method: 'GET',
      path: '/api/user-links/public/by-username/{username}/lists',
      who: 'person',
      summary: 'The public lists of a person, the newest first; for themselves, the private ones too',
      params: ofUsername,
      response: z.object({ lists: z.array(LinkList).check(reads({ under: ['lists', 'data'] })) }),
      errors: { links_hidden, links_not_found },
    }),
    makeList: endpoint({
      method: 'POST',
      path: '/api/link-lists',
      who: 'person',
      summary: 'Make a list of links',
      body: z.object({ name, isPublic: z._default(z.boolean(), false) }),
      response: LinkList,
      status: 201,
      errors: { link_list_name_missing, too_many_link_lists },
      extension: true,
    }),
    changeList: endpoint({
      method: 'PUT',
      path: '/api/link-lists/{id}',
      who: 'person',
      summary: 'Rename a list of links, or make it public or private',
      params: ofList,
      body: z.object({ name: z.optional(name), isPublic: z.optional(z.boolean()) }),
      response: LinkList,
      errors: { link_list_not_found, link_list_name_missing },
      extension: true,
    }),
    removeList: endpoint({
      method: 'DELETE',
      path: '/api/link-lists/{id}',
      who: 'person',
      summary: 'Delete a list of links; its links stay',
      description: 'No error if it is deleted already.',
      params: ofList,
      response: done('deleted'),
      extension: true,
    }),
  },
});
