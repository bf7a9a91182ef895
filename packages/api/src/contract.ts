import { accountContract } from './account/account.contract.ts';
import { analyticsContract } from './analytics/analytics.contract.ts';
import { cartContract } from './cart/cart.contract.ts';
import { commentsContract } from './comments/comments.contract.ts';
import { discoverContract } from './discover/discover.contract.ts';
import { dismissalsContract } from './dismissals/dismissals.contract.ts';
import { followContract } from './follow/follow.contract.ts';
import { legalContract } from './legal/legal.contract.ts';
import { likesContract } from './likes/likes.contract.ts';
import { liveContract } from './live/live.contract.ts';
import { moderationContract } from './moderation/moderation.contract.ts';
import { postLinksContract } from './post-links/post-links.contract.ts';
import { postsContract } from './posts/posts.contract.ts';
import { productDetailsContract } from './product-details/product-details.contract.ts';
import { productLinksContract } from './product-links/product-links.contract.ts';
import { searchContract } from './product-search/product-search.contract.ts';
import { productsContract } from './products/products.contract.ts';
import { profileContract } from './profile/profile.contract.ts';
import { recommendationsContract } from './recommendations/recommendations.contract.ts';
import { roomsContract } from './rooms/rooms.contract.ts';
import { savedSearchesContract } from './saved-searches/saved-searches.contract.ts';
import { sessionContract } from './session/session.contract.ts';
import { settingsContract } from './settings/settings.contract.ts';
import { subscriptionContract } from './subscription/subscription.contract.ts';
import { suggestionsContract } from './suggestions/suggestions.contract.ts';
import { userLinksContract } from './user-links/user-links.contract.ts';

// Explicit, because an inferred type would repeat every schema at each use.
type Areas = {
  session: typeof sessionContract;
  profile: typeof profileContract;
  account: typeof accountContract;
  products: typeof productsContract;
  productDetails: typeof productDetailsContract;
  recommendations: typeof recommendationsContract;
  likes: typeof likesContract;
  cart: typeof cartContract;
  search: typeof searchContract;
  savedSearches: typeof savedSearchesContract;
  suggestions: typeof suggestionsContract;
  discover: typeof discoverContract;
  productLinks: typeof productLinksContract;
  dismissals: typeof dismissalsContract;
  follow: typeof followContract;
  posts: typeof postsContract;
  comments: typeof commentsContract;
  moderation: typeof moderationContract;
  postLinks: typeof postLinksContract;
  rooms: typeof roomsContract;
  live: typeof liveContract;
  legal: typeof legalContract;
  settings: typeof settingsContract;
  userLinks: typeof userLinksContract;
  subscription: typeof subscriptionContract;
  analytics: typeof analyticsContract;
};

/**
 * The contract of every area, for servers and generators of calls, decoders and OpenAPI document. Not for
 * browsers.
 */
export const contract: Areas = {
  session: sessionContract,
  profile: profileContract,
  account: accountContract,
  products: productsContract,
  productDetails: productDetailsContract,
  recommendations: recommendationsContract,
  likes: likesContract,
  cart: cartContract,
  search: searchContract,
  savedSearches: savedSearchesContract,
  suggestions: suggestionsContract,
  discover: discoverContract,
  productLinks: productLinksContract,
  dismissals: dismissalsContract,
  follow: followContract,
  posts: postsContract,
  comments: commentsContract,
  moderation: moderationContract,
  postLinks: postLinksContract,
  rooms: roomsContract,
  live: liveContract,
  legal: legalContract,
  settings: settingsContract,
  userLinks: userLinksContract,
  subscription: subscriptionContract,
  analytics: analyticsContract,
};

/** The endpoints of every area, by verb. */
export type VitrineContract = { [Name in keyof Areas]: Areas[Name]['calls'] };
