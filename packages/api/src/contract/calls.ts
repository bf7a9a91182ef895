import { cartCalls } from '../cart/cart.calls.ts';
import { discoverCalls } from '../discover/discover.calls.ts';
import { likesCalls } from '../likes/likes.calls.ts';
import { productLinksCalls } from '../product-links/product-links.calls.ts';
import { productsCalls } from '../products/products.calls.ts';
import { profileCalls } from '../profile/profile.calls.ts';
import { savedSearchesCalls } from '../saved-searches/saved-searches.calls.ts';
import { searchCalls } from '../search/search.calls.ts';
import { sessionCalls } from '../session/session.calls.ts';

/** Every call of the API as a client makes it, by word. */
export const calls = {
  session: sessionCalls,
  profile: profileCalls,
  products: productsCalls,
  likes: likesCalls,
  cart: cartCalls,
  search: searchCalls,
  savedSearches: savedSearchesCalls,
  discover: discoverCalls,
  productLinks: productLinksCalls,
};
