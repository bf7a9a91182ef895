import { defineArea, type House } from '../area/define-area.ts';
import { ownHosts } from '../config/config.ts';
import type { Posts } from '../posts/posts.service.ts';
import { createProductConfirmations } from '../product-links/product-confirmations.service.ts';
import type { ProductLinks } from '../product-links/product-links.service.ts';
import { postLinksRoutes } from './post-links.routes.ts';
import { confirmationsIn, createPostLinks, linksOfPosts } from './post-links.service.ts';

export const postLinksArea = defineArea({
  brings: ({ db }) => ({ linksOfPosts, confirmationOf: confirmationsIn(db) }),
  open({ db, clock, config, posts, productLinks }: House & { posts: Posts; productLinks: ProductLinks }) {
    const confirmations = createProductConfirmations(db, clock);
    const postLinks = createPostLinks(db, {
      posts,
      productLinks,
      confirmations,
      ownHosts: ownHosts(config),
    });
    return { handlers: { postLinks: postLinksRoutes({ posts, postLinks }) } };
  },
});
