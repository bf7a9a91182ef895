// Written by `pnpm contract` from cart.contract.ts: change that, not this.

import {
  booleanOf,
  fieldsOf,
  firstOf,
  idOf,
  listOf,
  numberOf,
  textOf,
  webLinkOf,
  wholeOf,
} from '../contract/decode.ts';
import { feedReasonFrom, pictureFrom } from '../products/products.decode.ts';
import type { CartItem, CartState, ProductStatus } from './cart.models.ts';

/** Reads `ProductStatus` as servers send it, foreign ones too. */
export function productStatusFrom(value: unknown): ProductStatus | undefined {
  const given = fieldsOf(value);
  const productId = idOf(firstOf(given.productId, given.product_id, given.id));
  if (productId === undefined) return undefined;
  return {
    productId,
    isLiked: booleanOf(given.isLiked) ?? false,
    inCart: booleanOf(firstOf(given.inCart, given.isInCart)) ?? false,
  };
}

export const checkStatusesAnswerFrom = (value: unknown) =>
  listOf(value, productStatusFrom, 'statuses', 'data');

/** Reads `CartState` as servers send it, foreign ones too. */
export const cartStateFrom =
  (asked: boolean) =>
  (value: unknown): CartState => {
    const given = fieldsOf(value);
    return {
      productId: idOf(firstOf(given.productId, given.product_id)) ?? '',
      inCart: booleanOf(firstOf(given.inCart, given.isInCart)) ?? asked,
    };
  };

export const addAnswerFrom = cartStateFrom(true);

export const removeAnswerFrom = cartStateFrom(false);

/** Reads `CartItem` as servers send it, foreign ones too. */
export function cartItemFrom(value: unknown): CartItem | undefined {
  const given = fieldsOf(value);
  const id = idOf(firstOf(given.productId, given.product_id, given.id));
  const pictureCount = wholeOf(given.pictureCount);
  const morePictures = listOf(given.morePictures, pictureFrom);
  const profile_picture_url = webLinkOf(given.profile_picture_url);
  const isLiked = booleanOf(firstOf(given.isLiked, given.liked));
  const isInCart = booleanOf(firstOf(given.isInCart, given.inCart));
  const reason = feedReasonFrom(given.reason);
  const productId = idOf(firstOf(given.productId, given.product_id, given.id));
  if (id === undefined || productId === undefined) return undefined;
  return {
    id,
    name: textOf(firstOf(given.name, given.title)) ?? '',
    price: numberOf(given.price) ?? null,
    retailer: textOf(given.retailer) ?? null,
    brand: textOf(given.brand) ?? null,
    color: textOf(given.color) ?? null,
    category: textOf(given.category) ?? null,
    rating: numberOf(given.rating) ?? null,
    link: webLinkOf(firstOf(given.direct_link, given.link)) ?? null,
    image_url: webLinkOf(firstOf(given.image_url, given.imageUrl, given.image)) ?? null,
    picture: pictureFrom(given.picture) ?? null,
    ...(pictureCount === undefined ? {} : { pictureCount }),
    ...(morePictures === undefined ? {} : { morePictures }),
    username: textOf(firstOf(given.username, given.owner_username)) ?? null,
    ...(profile_picture_url === undefined ? {} : { profile_picture_url }),
    verified: booleanOf(given.verified) ?? false,
    ...(isLiked === undefined ? {} : { isLiked }),
    ...(isInCart === undefined ? {} : { isInCart }),
    ...(reason === undefined ? {} : { reason }),
    productId,
    quantity: wholeOf(given.quantity) ?? 1,
  };
}

export function listAnswerFrom(value: unknown) {
  const items = listOf(value, cartItemFrom, 'items', 'cart', 'cartItems', 'data');
  if (items === undefined) return undefined;
  return { items };
}
