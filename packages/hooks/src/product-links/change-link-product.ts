import {
  type Client,
  type LinkProductAction,
  linkProductPayloadOf,
  type Product,
  productLinksCalls,
} from '@vitrine/api';
import type { RelationChange } from '../optimistic/relation.ts';

type Change = RelationChange<Product, boolean>;

/** Changes of link products; each resolves to the server's state. */
export const linkProductChanges = {
  like: async (api: Client, change: Change) =>
    (await toggle(api, change.value ? 'like' : 'unlike', change)).isLiked,
  inCart: async (api: Client, change: Change) =>
    (await toggle(api, change.value ? 'addToCart' : 'removeFromCart', change)).inCart,
};

/** Sends the product with its link: a server that lacks the product creates it from the linked page. */
const toggle = (api: Client, action: LinkProductAction, { thing, sequence }: Change) =>
  api(productLinksCalls).toggleProduct(
    { body: { action, productData: linkProductPayloadOf(thing), sequence } },
    { keepalive: true },
  );
