import { defineArea, type House } from '../area/define-area.ts';
import { tellsOwner } from '../events/stream-listener.ts';
import type { AsSeenBy, Products } from '../products/products.service.ts';
import { likeChanged } from './likes.events.ts';
import { likesRoutes } from './likes.routes.ts';
import { createLikes, type Likes } from './likes.service.ts';

export const likesArea = defineArea({
  brings({ db, clock, hint }) {
    const likes = createLikes(db, clock, hint);
    return {
      live: { likes: [tellsOwner(likeChanged, 'like')] },
      likes,
      viewerFlags: { isLiked: likes.among },
      // Weight of this interaction in personal rankings (docs/personalized-feed.md).
      signs: { liked: { weight: 2, ...likes } },
    };
  },
  open: ({
    likes,
    products,
    asSeenBy,
  }: House & { likes: Likes; products: Products; asSeenBy: AsSeenBy }) => ({
    handlers: { likes: likesRoutes({ likes, products, asSeenBy }) },
  }),
});
