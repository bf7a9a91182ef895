import { cartContract } from '../cart/cart.contract.ts';
import { discoverContract } from '../discover/discover.contract.ts';
import { likesContract } from '../likes/likes.contract.ts';
import { productLinksContract } from '../product-links/product-links.contract.ts';
import { productsContract } from '../products/products.contract.ts';
import { profileContract } from '../profile/profile.contract.ts';
import { savedSearchesContract } from '../saved-searches/saved-searches.contract.ts';
import { searchContract } from '../search/search.contract.ts';
import { sessionContract } from '../session/session.contract.ts';

/** Every call of the API, by word: the single table that client, server and document are made from. */
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
export type VitrineContract = typeof contract;
