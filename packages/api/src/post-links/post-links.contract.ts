import * as z from 'zod/mini';
import { Id } from '../contract/contract.models.ts';
import { area, endpoint } from '../contract/endpoint.ts';
import { reads } from '../contract/reading.ts';
import { PostsPage } from '../posts/posts.models.ts';
import { postErrors } from '../posts/posts.rules.ts';
import { productLinkErrors } from '../product-links/product-links.rules.ts';
import { productErrors } from '../products/products.rules.ts';
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
      summary: 'The links of a post: pinned ones first, then in the given order',
      params: z.object({ postId: Id }),
      response: z.object({ links: z.array(PostLink).check(reads({ under: ['links', 'data'] })) }),
      errors: { post_not_found },
    }),
    posts: endpoint({
      method: 'GET',
      path: '/api/products/{id}/posts',
      who: 'viewer',
      summary: 'Posts with a link to a product, the newest first',
      description:
        'Leaves out posts that the viewer may not see, filtered ones, and those whose author called the link wrong.',
      params: z.object({ id: Id }),
      query: z.object({
        cursor: z.optional(z.string().check(z.maxLength(200))),
        limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(24)), 12),
      }),
      response: PostsPage,
      errors: productErrors,
      extension: true,
    }),
    confirm: endpoint({
      method: 'PUT',
      path: '/api/search/product-link/update-confirmation',
      who: 'person',
      summary: 'Confirm or deny that the preview of a link is accurate',
      body: LinkConfirmation,
      response: PostLink,
      errors: { post_not_yours, post_link_not_found, ...productLinkErrors },
    }),
  },
});
