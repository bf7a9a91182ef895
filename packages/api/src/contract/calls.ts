import { cartCalls } from '../cart/cart.calls.ts';
import { likesCalls } from '../likes/likes.calls.ts';
import { productsCalls } from '../products/products.calls.ts';
import { profileCalls } from '../profile/profile.calls.ts';
import { sessionCalls } from '../session/session.calls.ts';

/** Every call of the API as a client makes it, by word. */
export const calls = {
  session: sessionCalls,
  profile: profileCalls,
  products: productsCalls,
  likes: likesCalls,
  cart: cartCalls,
};
