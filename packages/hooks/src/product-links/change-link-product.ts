import { type Client, type LinkProductAction, type Product, productLinksCalls } from '@vitrine/api';
import type { RelationChange } from '../optimistic/relation.ts';

type Change = RelationChange<Product, boolean>;

/** Likes a product that is known by a link alone, or takes that back. */
export const changeLike = async (api: Client, change: Change): Promise<boolean> =>
  (await say(api, change.value ? 'like' : 'unlike', change)).isLiked;

/** Puts a product that is known by a link alone into the cart, or takes it out. */
export const changeInCart = async (api: Client, change: Change): Promise<boolean> =>
  (await say(api, change.value ? 'addToCart' : 'removeFromCart', change)).inCart;

/** The server makes the product of the page that the link leads to. */
const say = (api: Client, action: LinkProductAction, { thing, sequence }: Change) =>
  api(productLinksCalls).toggleProduct(
    { body: { action, productData: { ...thing }, sequence } },
    { keepalive: true },
  );
