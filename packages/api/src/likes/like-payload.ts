import type { Product } from '../products/products.models.ts';
import type { LikePayload } from './likes.models.ts';

/** A product as the like payload. A price nobody knows is 0, which counts as a price here. */
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
