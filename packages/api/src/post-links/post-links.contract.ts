import * as z from 'zod/mini';
import { Id } from '../contract/contract.models.ts';
import { area, endpoint } from '../contract/endpoint.ts';
import { reads } from '../contract/reading.ts';
import { postErrors } from '../posts/posts.rules.ts';
import { productLinkErrors } from '../product-links/product-links.rules.ts';
import { LinkConfirmation, PostLink } from './post-links.models.ts';
import { postLinkErrors } from './post-links.rules.ts';

const { post_not_found, post_not_yours } = postErrors;
const { post_link_not_found } = postLinkErrors;

export const postLinksContract = area({
  description: 'The links of posts.',
  calls: {
    list: endpoint({
      method: 'GET',
      path: '/api/post/links/{postId}',
      who: 'viewer',
      summary: 'The links of a post: pinned ones first, then as they were given',
      params: z.object({ postId: Id }),
      response: z.object({ links: z.array(PostLink).check(reads({ under: ['links', 'data'] })) }),
      errors: { post_not_found },
    }),
    confirm: endpoint({
      method: 'PUT',
      path: '/api/search/product-link/update-confirmation',
      who: 'person',
      summary: 'Say whether the preview of a link is right',
      body: LinkConfirmation,
      response: PostLink,
      errors: { post_not_yours, post_link_not_found, ...productLinkErrors },
    }),
    pin: endpoint({
      method: 'PUT',
      path: '/api/user-links/{id}/pin',
      who: 'person',
      summary: 'Let a link stand before the others',
      params: z.object({ id: Id }),
      body: z.object({ isPinned: z.boolean() }),
      response: PostLink,
      errors: { post_not_yours, post_link_not_found },
    }),
  },
});
