import { accountCalls } from './account/account.calls.ts';
import { cartCalls } from './cart/cart.calls.ts';
import { commentsCalls } from './comments/comments.calls.ts';
import type { Client, Methods } from './contract/client.ts';
import { discoverCalls } from './discover/discover.calls.ts';
import { dismissalsCalls } from './dismissals/dismissals.calls.ts';
import { followCalls } from './follow/follow.calls.ts';
import { likesCalls } from './likes/likes.calls.ts';
import { moderationCalls } from './moderation/moderation.calls.ts';
import { postLinksCalls } from './post-links/post-links.calls.ts';
import { postsCalls } from './posts/posts.calls.ts';
import { productLinksCalls } from './product-links/product-links.calls.ts';
import { productsCalls } from './products/products.calls.ts';
import { profileCalls } from './profile/profile.calls.ts';
import { recommendationsCalls } from './recommendations/recommendations.calls.ts';
import { savedSearchesCalls } from './saved-searches/saved-searches.calls.ts';
import { searchCalls } from './search/search.calls.ts';
import { sessionCalls } from './session/session.calls.ts';

// Said, as in contract.ts.
type Areas = {
  session: typeof sessionCalls;
  profile: typeof profileCalls;
  account: typeof accountCalls;
  products: typeof productsCalls;
  recommendations: typeof recommendationsCalls;
  likes: typeof likesCalls;
  cart: typeof cartCalls;
  search: typeof searchCalls;
  savedSearches: typeof savedSearchesCalls;
  discover: typeof discoverCalls;
  productLinks: typeof productLinksCalls;
  dismissals: typeof dismissalsCalls;
  follow: typeof followCalls;
  posts: typeof postsCalls;
  comments: typeof commentsCalls;
  moderation: typeof moderationCalls;
  postLinks: typeof postLinksCalls;
};

const calls: Areas = {
  session: sessionCalls,
  profile: profileCalls,
  account: accountCalls,
  products: productsCalls,
  recommendations: recommendationsCalls,
  likes: likesCalls,
  cart: cartCalls,
  search: searchCalls,
  savedSearches: savedSearchesCalls,
  discover: discoverCalls,
  productLinks: productLinksCalls,
  dismissals: dismissalsCalls,
  follow: followCalls,
  posts: postsCalls,
  comments: commentsCalls,
  moderation: moderationCalls,
  postLinks: postLinksCalls,
};

/** The methods of every area. */
export type EveryCall = { [Name in keyof Areas]: Methods<Areas[Name]> };

/**
 * The methods of every area at once: `everyCall(createClient()).likes.add({ body })`. For tests, tools and whoever can
 * afford to load them all; a browser takes the calls of an area with that area.
 */
export const everyCall = (client: Client): EveryCall =>
  // The names come from the list itself, which TypeScript cannot follow here.
  Object.fromEntries(Object.entries(calls).map(([name, area]) => [name, client(area)])) as EveryCall;
