import { booleanOf, fieldsOf, firstOf, textOf } from '../contract/decode.ts';
import type { Product } from '../products/products.models.ts';
import type { LikePayload, LikeState } from './likes.models.ts';

/** The state after a call, from servers that answer with less: then the call did what it was asked to. */
export const likeStateFrom =
  (asked: boolean) =>
  (answer: unknown): LikeState => {
    const given = fieldsOf(answer);
    return {
      productId: textOf(firstOf(given.productId, given.product_id)) ?? '',
      isLiked: booleanOf(firstOf(given.isLiked, given.liked)) ?? asked,
    };
  };

/** A product as the like payload. A price nobody knows is 0, which counts as a price here (D41). */
export const likePayloadOf = (userId: string, product: Product): LikePayload => ({
  userId,
  productId: product.id,
  name: product.name,
  price: product.price ?? 0,
  retailer: product.retailer,
  link: product.link,
  rating: product.rating,
  image_url: product.image_url,
});
