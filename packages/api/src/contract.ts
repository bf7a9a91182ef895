import { cartContract } from './cart/cart.contract.ts';
import { discoverContract } from './discover/discover.contract.ts';
import { likesContract } from './likes/likes.contract.ts';
import { productLinksContract } from './product-links/product-links.contract.ts';
import { productsContract } from './products/products.contract.ts';
import { profileContract } from './profile/profile.contract.ts';
import { savedSearchesContract } from './saved-searches/saved-searches.contract.ts';
import { searchContract } from './search/search.contract.ts';
import { sessionContract } from './session/session.contract.ts';

/** Every area of the API: the single table that calls, server and document are made from. Not for browsers. */
export const contract = {
  session: sessionContract,
  profile: profileContract,
  products: productsContract,
  likes: likesContract,
  cart: cartContract,
  search: searchContract,
  savedSearches: savedSearchesContract,
  discover: discoverContract,
  productLinks: productLinksContract,
};

/** The endpoints of every area, by verb. */
export type VitrineContract = { [Name in keyof typeof contract]: (typeof contract)[Name]['calls'] };
