import { accountContract } from './account/account.contract.ts';
import { cartContract } from './cart/cart.contract.ts';
import { commentsContract } from './comments/comments.contract.ts';
import { discoverContract } from './discover/discover.contract.ts';
import { dismissalsContract } from './dismissals/dismissals.contract.ts';
import { followContract } from './follow/follow.contract.ts';
import { likesContract } from './likes/likes.contract.ts';
import { moderationContract } from './moderation/moderation.contract.ts';
import { postLinksContract } from './post-links/post-links.contract.ts';
import { postsContract } from './posts/posts.contract.ts';
import { productLinksContract } from './product-links/product-links.contract.ts';
import { productsContract } from './products/products.contract.ts';
import { profileContract } from './profile/profile.contract.ts';
import { recommendationsContract } from './recommendations/recommendations.contract.ts';
import { savedSearchesContract } from './saved-searches/saved-searches.contract.ts';
import { searchContract } from './search/search.contract.ts';
import { sessionContract } from './session/session.contract.ts';

// Said, since an inferred type would repeat every schema wherever it is named.
type Areas = {
  session: typeof sessionContract;
  profile: typeof profileContract;
  account: typeof accountContract;
  products: typeof productsContract;
  recommendations: typeof recommendationsContract;
  likes: typeof likesContract;
  cart: typeof cartContract;
  search: typeof searchContract;
  savedSearches: typeof savedSearchesContract;
  discover: typeof discoverContract;
  productLinks: typeof productLinksContract;
  dismissals: typeof dismissalsContract;
  follow: typeof followContract;
  posts: typeof postsContract;
  comments: typeof commentsContract;
  moderation: typeof moderationContract;
  postLinks: typeof postLinksContract;
};

/** Every area of the API: the single table that calls, server and document are made from. Not for browsers. */
export const contract: Areas = {
  session: sessionContract,
  profile: profileContract,
  account: accountContract,
  products: productsContract,
  recommendations: recommendationsContract,
  likes: likesContract,
  cart: cartContract,
  search: searchContract,
  savedSearches: savedSearchesContract,
  discover: discoverContract,
  productLinks: productLinksContract,
  dismissals: dismissalsContract,
  follow: followContract,
  posts: postsContract,
  comments: commentsContract,
  moderation: moderationContract,
  postLinks: postLinksContract,
};

/** The endpoints of every area, by verb. */
export type VitrineContract = { [Name in keyof Areas]: Areas[Name]['calls'] };
